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

/** An existing file that isn't a picture. A missing address would log a console error. */
const missing = { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` };
export const MissingImages = meta.story({
  args: { article: of({ type: 'image', ...missing }, { type: 'gallery', images: [missing] }) },
});
export const OneLongWord = meta.story({
  args: {
    article: of(
      { type: 'heading', text: 'Lamp'.repeat(60) },
      { type: 'paragraph', text: 'palm'.repeat(120) },
    ),
  },
});

Default.test('renders every section as the right element', async ({ canvas, canvasElement }) => {
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

Gallery.test('numbers its pictures across the article, at most 350 px high', async ({ canvas }) => {
  const shown = canvas.getAllByRole('img');
  const names = shown.map((picture) => picture.getAttribute('alt'));
  await expect(names).toEqual(['Picture 1', 'Picture 2', 'Picture 3', 'Picture 4']);
  for (const { clientHeight } of shown) await expect(clientHeight).toBeLessThanOrEqual(350);
});

OnlyImages.test('says that there are only images, and shows them', async ({ canvas }) => {
  const notice = 'This blog post contains only image references. Please view the images below.';
  await expect(canvas.getByText(notice)).toBeVisible();
  await expect(canvas.getAllByRole('img')).toHaveLength(3);
});

MissingImages.test('shows the default picture for broken ones', async ({ canvas }) => {
  for (const picture of canvas.getAllByRole('img')) picture.scrollIntoView();
  await waitFor(() =>
    expect(canvas.getAllByRole('img', { name: fallbackImage.alt })).toHaveLength(2),
  );
});

OneLongWord.test(
  'breaks words of more than 100 characters without changing them',
  async (context) => {
    const paragraph = context.canvasElement.querySelector('p');
    await expect(paragraph?.textContent).toBe('palm'.repeat(120));
    await expect(paragraph?.querySelectorAll('wbr')).toHaveLength(4);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
);
