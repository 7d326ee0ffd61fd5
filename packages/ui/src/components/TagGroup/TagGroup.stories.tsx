import preview from '@custom-designs/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { guide } from './TagGroup.guide.tsx';
import { TagGroup } from './TagGroup.tsx';

const meta = preview.meta({
  title: 'Components/TagGroup',
  component: TagGroup,
  parameters: { guide },
  args: {
    'aria-label': 'Tags of this image',
    items: ['patio', 'string lights', 'brick'],
    onRemove: fn(),
  },
});

export const Default = meta.story();
export const ReadOnly = meta.story({ args: { onRemove: undefined } });
export const Disabled = meta.story({ args: { isDisabled: true } });
/** Simulates a page that removes the tag. */
export const Removing = meta.story({
  render: (args) => {
    const [items, setItems] = useState(args.items);
    const remove = (tag: string) => setItems(items.filter((each) => each !== tag));
    return <TagGroup {...args} items={items} onRemove={remove} />;
  },
});

Default.test('handles every key in its guide', walkKeyboard(guide));

Removing.test('moves the focus to the next tag when one is removed', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove tag patio' }));
  await expect(canvas.queryByText('patio')).toBeNull();
  await expect(canvas.getByRole('row', { name: 'string lights' })).toHaveFocus();
});
