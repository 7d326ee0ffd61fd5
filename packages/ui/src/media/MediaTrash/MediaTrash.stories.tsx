import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inCompact } from '../../desk/compact.fixtures.tsx';
import { exampleImages } from '../media.fixtures.ts';
import { MediaTrash } from './MediaTrash.tsx';

const images = exampleImages(3).map((image) => ({
  ...image,
  deletedAt: '2026-11-20T16:00:00.000Z',
}));

const meta = preview.meta({
  title: 'Media/MediaTrash',
  tags: ['experimental', '!stable'],
  component: MediaTrash,
  args: {
    images,
    status: 'ready' as const,
    error: '',
    busyIds: new Set<string>(),
    onRetry: fn(),
    onRestore: fn(),
    onDestroy: fn(),
  },
  decorators: [inCompact],
});

export const Default = meta.story();
export const Empty = meta.story({
  args: { images: [] },
  play: ({ canvas }) => expect(canvas.getByText('The trash is empty.')).toBeVisible(),
});
export const Failed = meta.story({
  args: { images: [], status: 'failed' as const, error: 'Connection lost.' },
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
  await expect(args.onRestore).toHaveBeenCalledWith([images[1]]);
  await userEvent.click(canvas.getByRole('button', { name: 'Restore all' }));
  await expect(args.onRestore).toHaveBeenLastCalledWith(images);
  await userEvent.click(canvas.getByRole('button', { name: `Delete now ${name}` }));
  await screen.findByRole('alertdialog', { name: 'Delete this image for good?' });
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  await expect(args.onDestroy).toHaveBeenCalledWith([images[1]]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: 'Empty trash' }));
  await screen.findByRole('alertdialog', { name: 'Delete these 3 images for good?' });
});
