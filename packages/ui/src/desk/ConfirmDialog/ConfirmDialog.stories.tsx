import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inRoom } from '../../components/Dialog/Dialog.fixtures.tsx';
import { exampleImages } from '../../media/media.fixtures.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const items = (count: number) =>
  exampleImages(count).map(({ id, title, fileName, url, thumbnailUrl }) => ({
    ...{ id, title: title ?? fileName, cover: { url, thumbnailUrl } },
  }));

const meta = preview.meta({
  title: 'Desk/ConfirmDialog',
  tags: ['experimental', '!stable'],
  component: ConfirmDialog,
  parameters: standsAlone,
  args: { items: items(1), onConfirm: fn(), onCancel: fn() },
  decorators: [inRoom('34rem')],
});

export const Default = meta.story();
export const InUse = meta.story({
  args: { uses: [{ label: 'A theater for eight', href: '/blog/a-theater-for-eight' }] },
  play: () =>
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /In use: A theater for eight\./,
    ),
});
export const Many = meta.story({
  args: { items: items(1234) },
  play: () =>
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName(
      'Are you sure you want to delete these 1,234 images?',
    ),
});

Default.test('asks with the stated text and names the image', async ({ args }) => {
  const dialog = screen.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this image?',
  });
  await expect(dialog).toHaveAccessibleDescription(/Living room, evening scene/);
  // Pressing Enter by habit deletes nothing.
  const [, cancel] = screen.getAllByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(args.onCancel).toHaveBeenCalledOnce();
  await expect(args.onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
});
