import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleImages } from '../../media/media.fixtures.ts';
import { type Album, AlbumList, type AlbumPicture } from './AlbumList.tsx';

const pictures: readonly AlbumPicture[] = exampleImages(14).map(({ id, url, title }, index) => ({
  ...{ id, x: 50, y: 50 },
  image: { src: url, alt: `${title ?? 'A room'}, picture ${index + 1}`, width: 480, height: 270 },
}));
const [cover, before, ...others] = pictures as [AlbumPicture, AlbumPicture, ...AlbumPicture[]];
const album = (id: string, title: string, shown: readonly AlbumPicture[]): Album => ({
  ...{ id, title, pictures: shown },
  facts: ['Mission', 'Outdoor Entertainment'],
  sentence: 'A patio that works for a kickoff at five and for dinner at nine.',
});

const meta = preview.meta({
  title: 'Sections/AlbumList',
  tags: ['experimental', '!stable'],
  component: AlbumList,
  parameters: { bare: true },
  args: {
    items: [
      album('patio', 'A patio for two seasons', [cover, ...others]),
      album('kitchen', 'A kitchen, relit', [{ ...cover, before }, ...others.slice(0, 4)]),
      { id: 'one', title: 'One picture', facts: [], pictures: [cover] },
    ],
    onOpen: fn(),
  },
});

export const Default = meta.story();

Default.test(
  'opens the larger view, and keeps the file for a new tab',
  async ({ canvas, args }) => {
    const [link] = canvas.getAllByRole('link', { name: cover.image.alt });
    await expect(link).toHaveAttribute('href', cover.image.src);
    await userEvent.click(link as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledWith('patio', cover.id);
    await expect(link).toHaveFocus();
    await expect(canvas.getByRole('link', { name: before.image.alt })).toBeVisible();
    await expect(canvas.getByText('Before')).toBeVisible();
    const [last] = others.slice(-1);
    const hidden = canvas.getByAltText(last?.image.alt ?? '');
    await expect(hidden).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show all 13 pictures'));
    await expect(hidden).toBeVisible();
  },
);
