import preview from '@custom-designs/storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import type { Article, Section } from '../content/index.ts';
import { everySection, pictures } from './BlogRenderer.fixtures.ts';
import { BlogRenderer } from './BlogRenderer.tsx';

const of = (...sections: readonly Section[]): Article => ({ sections });
const fallbackImage = drawnPicture('palms', 'House at dusk between lit palms');

const meta = preview.meta({
  title: 'Blog/BlogRenderer',
  component: BlogRenderer,
  parameters: { bare: true },
  args: { article: of(...everySection), fallbackImage },
});

export const Default = meta.story();
export const Conclusion = meta.story({ args: { article: of(...everySection.slice(9)) } });
export const Gallery = meta.story({
  args: {
    article: of(
      { type: 'gallery', images: pictures },
      { type: 'gallery', images: pictures.slice(1, 2) },
    ),
  },
});
export const TitledGallery = meta.story({
  args: { article: of({ type: 'gallery', images: pictures, isTitled: true }) },
});
export const OnlyImages = meta.story({
  args: {
    article: {
      sections: [{ type: 'gallery' as const, images: pictures }],
      notice: 'onlyImages' as const,
    },
  },
});
export const Nothing = meta.story({
  args: { article: { sections: [], notice: 'nothing' as const } },
});
export const Unreadable = meta.story({
  args: { article: { sections: [], notice: 'unreadable' as const } },
});

/** There, but no picture: an address where nothing is would be an error in the console. */
const missing = { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` };
export const MissingImages = meta.story({
  args: { article: of({ type: 'image', ...missing }, { type: 'gallery', images: [missing] }) },
});
export const MissingImagesWithoutDefault = meta.story({
  render: ({ fallbackImage: _, ...args }) => <BlogRenderer {...args} />,
  args: { article: of({ type: 'image', ...missing, caption: 'The yard' }) },
});
export const OneLongWord = meta.story({
  args: {
    article: of(
      { type: 'heading', text: 'Lamp'.repeat(60) },
      { type: 'paragraph', text: 'palm'.repeat(120) },
    ),
  },
});

Default.test('draws every section as what it is', async ({ canvas, canvasElement }) => {
  const { getByRole, getByText, getAllByRole } = canvas;
  await expect(getByRole('heading', { level: 2, name: 'Start at the bark' })).toBeVisible();
  await expect(getByRole('heading', { level: 3, name: /^Narrow/ })).toBeVisible();
  await expect(getByText('eight to twelve inches').tagName).toBe('STRONG');
  await expect(getByRole('link', { name: 'Ask us to show you' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(getAllByRole('list').map(({ tagName }) => tagName)).toEqual(['UL', 'OL']);
  await expect(getByRole('blockquote')).toHaveTextContent(/^We turned off/);
  await expect(getByRole('note')).toHaveTextContent(/^Ask to see/);
  await expect(getByRole('figure')).toHaveTextContent(/^Three trunks/);
  await expect(canvasElement.querySelectorAll('[style*="javascript"], script')).toHaveLength(0);
});

Conclusion.test('is shown under its heading', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Conclusion' })).toBeVisible();
});

Gallery.test('counts the pictures that nobody described over the article', async ({ canvas }) => {
  const names = canvas.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
  await expect(names).toEqual(['Picture 1', 'Picture 2', 'Picture 3', 'Picture 4']);
});

TitledGallery.test(
  'stands under its heading, no picture higher than 350 px',
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Image Gallery' })).toBeVisible();
    for (const picture of canvas.getAllByRole('img')) {
      await expect(picture.clientHeight).toBeLessThanOrEqual(350);
    }
  },
);

Gallery.test('gives a lone picture no more than 350 px either', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img').at(-1)?.clientHeight).toBeLessThanOrEqual(350);
});

OnlyImages.test('says that there are only images, and shows them', async ({ canvas }) => {
  const notice = 'This blog post contains only image references. Please view the images below.';
  await expect(canvas.getByText(notice)).toBeVisible();
  await expect(canvas.getAllByRole('img')).toHaveLength(3);
});

Nothing.test('says that there is nothing', async ({ canvas }) => {
  await expect(canvas.getByText('No viewable content available')).toBeVisible();
});

Unreadable.test('says that nothing can be read', async ({ canvas }) => {
  await expect(canvas.getByText('No readable content available.')).toBeVisible();
});

MissingImages.test('shows the default picture for broken ones', async ({ canvas }) => {
  for (const picture of canvas.getAllByRole('img')) picture.scrollIntoView();
  await waitFor(() =>
    expect(canvas.getAllByRole('img', { name: fallbackImage.alt })).toHaveLength(2),
  );
});

OneLongWord.test(
  'may break a word of more than 100 characters, and leaves it whole',
  async ({ canvasElement }) => {
    const paragraph = canvasElement.querySelector('p');
    await expect(paragraph?.textContent).toBe('palm'.repeat(120));
    await expect(paragraph?.querySelectorAll('wbr')).toHaveLength(4);
  },
);

OneLongWord.test('stays inside the page', async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
});
