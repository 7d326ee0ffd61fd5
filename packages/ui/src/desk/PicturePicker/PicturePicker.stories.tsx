import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inRoom } from '../../components/Dialog/Dialog.fixtures.tsx';
import { nameOfImage } from '../../media/image.ts';
import { exampleImages } from '../../media/media.fixtures.ts';
import { PicturePicker } from './PicturePicker.tsx';

const images = exampleImages(8).map((image) => ({
  ...{ id: image.id, url: image.url, thumbnailUrl: image.thumbnailUrl, name: nameOfImage(image) },
}));

const meta = preview.meta({
  title: 'Desk/PicturePicker',
  tags: ['experimental', '!stable'],
  component: PicturePicker,
  parameters: standsAlone,
  args: {
    isOpen: true,
    images,
    status: 'ready' as const,
    search: '',
    onSearch: fn(),
    onRetry: fn(),
    onUpload: fn(async () => []),
    onPick: fn(),
    onClose: fn(),
  },
  decorators: [inRoom('44rem')],
});

export const Default = meta.story();
export const Failed = meta.story({
  args: { images: [], status: 'failed', error: 'The connection was lost.' },
});
export const NoMatch = meta.story({ args: { images: [], search: 'palms' } });

Default.test('chooses several pictures by keys, in order', async ({ args }) => {
  const [first, second] = screen.getAllByRole('option');
  await userEvent.click(second as HTMLElement);
  await userEvent.keyboard('{ArrowLeft} ');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Insert 2 pictures' }));
  await expect(args.onPick).toHaveBeenCalledWith([images[1]?.id, images[0]?.id]);
});
