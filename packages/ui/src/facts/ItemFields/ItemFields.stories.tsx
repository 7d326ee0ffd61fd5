import preview from '@custom-designs/storybook/preview.tsx';
import { fn } from 'storybook/test';
import { inCompact } from '../../desk/compact.fixtures.tsx';
import { ItemFields } from './ItemFields.tsx';
import { ItemList } from './ItemList.tsx';

const meta = preview.meta({
  title: 'Facts/ItemFields',
  tags: ['experimental', '!stable'],
  component: ItemFields,
  decorators: [inCompact],
  args: {
    fields: [
      { name: 'content', label: 'Their words', kind: 'long' as const },
      { name: 'name', label: 'Name' },
      { name: 'role', label: 'Who they are', isOptional: true },
    ],
    values: { content: 'Good.', name: 'Ana' },
    onChange: fn(),
  },
});

export const Default = meta.story();
export const Listed = meta.story({
  args: { errors: { name: 'Write a name.' } },
  render: (args) => (
    <ItemList
      name="testimonial"
      onAdd={() => {}}
      onRemove={() => {}}
      items={[<ItemFields key="one" {...args} />]}
    />
  ),
});
