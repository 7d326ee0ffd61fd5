import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { exampleImages } from '../../media/media.fixtures.ts';
import { inCompact } from '../compact.fixtures.tsx';
import { TrashList } from './TrashList.tsx';

const items = exampleImages(3).map(({ id, title, fileName, url, thumbnailUrl }) => ({
  ...{ id, title: title ?? fileName, cover: { url, thumbnailUrl } },
  deletedAt: '2026-11-20T16:00:00.000Z',
}));
const [, second, third] = items;
const ids = items.map(({ id }) => id);

const meta = preview.meta({
  title: 'Desk/TrashList',
  tags: ['experimental', '!stable'],
  component: TrashList,
  args: {
    what: 'image',
    items,
    status: 'ready' as const,
    error: '',
    busyIds: new Set<string>(),
    note: 'Visitors don’t see them in lists, but their addresses still work.',
    onRetry: fn(),
    onRestore: fn(),
    onDestroy: fn(),
  },
  decorators: [inCompact],
});

export const Default = meta.story();
export const WithoutPictures = meta.story({
  args: { what: 'post', items: items.map(({ cover: _, ...item }) => item) },
});
export const Loading = meta.story({ args: { items: [], status: 'loading' as const } });
export const Empty = meta.story({
  args: { items: [] },
  play: ({ canvas }) => expect(canvas.getByText('The trash is empty.')).toBeVisible(),
});
export const Failed = meta.story({
  args: { items: [], status: 'failed' as const, error: 'Connection lost.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

Default.test('restores at once, and asks before it deletes for good', async ({ canvas, args }) => {
  const name = 'Theater for six, Sharyland';
  await expect(canvas.getAllByText('Deleted Nov 20, 2026, kept until Dec 20, 2026')).toHaveLength(
    3,
  );
  await userEvent.click(canvas.getByRole('button', { name: `Restore ${name}` }));
  await expect(args.onRestore).toHaveBeenCalledWith([second?.id]);
  await userEvent.click(canvas.getByRole('button', { name: 'Restore all' }));
  await expect(args.onRestore).toHaveBeenLastCalledWith(ids);
  await userEvent.click(canvas.getByRole('button', { name: `Delete now ${name}` }));
  await screen.findByRole('alertdialog', { name: 'Delete this image for good?' });
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(args.onDestroy).toHaveBeenCalledWith([second?.id]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: 'Empty trash' }));
  await screen.findByRole('alertdialog', { name: 'Delete these 3 images for good?' });
});

export const Several = meta.story({
  args: {
    items: exampleImages(6).map(({ id, fileName }) => ({ id, title: fileName, deletedAt: null })),
  },
});

Several.test('selects a range by Shift and a checkbox', async ({ canvas }) => {
  const user = userEvent.setup();
  const [first, , , , fifth] = canvas.getAllByRole('checkbox') as HTMLElement[];
  await user.click(first as HTMLElement);
  await user.keyboard('{Shift>}');
  await user.click(fifth as HTMLElement);
  await user.keyboard('{/Shift}');
  await expect(canvas.getByText(/ selected$/)).toHaveTextContent('5 selected');
});

Default.test('restores the selected items, and ends the selection', async ({ canvas, args }) => {
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('checkbox', { name: `Select ${items[0]?.title}` })).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${third?.title}` }));
  await expect(canvas.getByText('2 selected')).toBeVisible();
  const bar = canvas.getByRole('toolbar', { name: 'Actions for the selected images' });
  const restore = [...bar.querySelectorAll('button')].find((one) => one.textContent === 'Restore');
  await userEvent.click(restore as HTMLElement);
  await expect(args.onRestore).toHaveBeenCalledWith([ids[0], ids[2]]);
  await expect(canvas.queryByRole('toolbar')).toBeNull();
});
