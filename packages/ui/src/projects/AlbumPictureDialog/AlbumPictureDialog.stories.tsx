import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import { exampleImages } from '../../media/media.fixtures.ts';
import { AlbumPictureDialog } from './AlbumPictureDialog.tsx';

const url = exampleImages(1)[0]?.url ?? '';

const meta = preview.meta({
  title: 'Projects/AlbumPictureDialog',
  tags: ['experimental', '!stable'],
  component: AlbumPictureDialog,
  parameters: standsAlone,
  args: {
    item: { id: 'a', name: 'Patio', url, thumbnailUrl: null, x: 30, y: 60, marks: [] },
    choices: [
      { id: 'b', name: 'Patio, bare', url, thumbnailUrl: null },
      { id: 'c', name: 'Patio, wet (in the trash)', url: null, thumbnailUrl: null },
    ],
    before: '',
    isCover: false,
    onFocus: fn(),
    onBefore: fn(),
    onCover: fn(),
    onRemove: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story();

Default.test('sets the focal point by sliders, and the picture before', async ({ args }) => {
  const slider = await screen.findByRole('slider', { name: 'From the left: 30%' });
  await fireEvent.change(slider, { target: { value: '70' } });
  await expect(args.onFocus).toHaveBeenCalledWith(70, 60);
  const choices = within(screen.getByRole('listbox', { name: 'Photo of before' }));
  const none = choices.getByRole('option', { name: 'No picture' });
  await expect(none).toHaveAttribute('aria-selected', 'true');
  none.focus();
  await userEvent.keyboard('{ArrowRight} ');
  await expect(args.onBefore).toHaveBeenCalledWith('b');
  await userEvent.click(screen.getByRole('button', { name: 'Use as cover' }));
  await expect(args.onCover).toHaveBeenCalled();
});
