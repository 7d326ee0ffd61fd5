import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from '../../components/TextField/TextField.tsx';
import { inCompact } from '../../desk/compact.fixtures.tsx';
import { ItemList } from './ItemList.tsx';

const meta = preview.meta({
  title: 'Facts/ItemList',
  tags: ['experimental', '!stable'],
  component: ItemList,
  decorators: [inCompact],
  args: {
    name: 'brand',
    items: ['Lutron', 'Sonos'].map((name) => (
      <TextField key={name} name={name} label="Brand" defaultValue={name} />
    )),
    onAdd: fn(),
    onRemove: fn(),
  },
});

export const Default = meta.story();
export const Empty = meta.story({ args: { items: [] } });

Default.test('removes and adds an item', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove brand 2' }));
  await expect(args.onRemove).toHaveBeenCalledWith(1);
  await userEvent.click(canvas.getByRole('button', { name: 'Add a brand' }));
  await expect(args.onAdd).toHaveBeenCalledOnce();
});
