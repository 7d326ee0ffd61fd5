import preview from '@custom-designs/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { readHtml } from '../content/html.ts';
import { readArticleWith } from '../content/readArticle.ts';
import { arabic, everySection, pictures, shapes } from './BlogRenderer.fixtures.ts';
import { BlogRenderer } from './BlogRenderer.tsx';

const read = (content: unknown, images?: unknown) => readArticleWith(readHtml, content, images);

const meta = preview.meta({
  title: 'Blog/BlogRenderer/Content shapes',
  component: BlogRenderer,
  parameters: { bare: true },
  args: { article: { sections: [] } },
});

export const ListOfSections = meta.story({ args: { article: read(everySection) } });
export const JsonString = meta.story({ args: { article: read(shapes.json) } });
export const JsonStringEncodedTwice = meta.story({
  args: { article: read(JSON.stringify(shapes.json)) },
});
export const CutOffJson = meta.story({ args: { article: read(shapes.cutOff) } });
export const Html = meta.story({ args: { article: read(shapes.html, pictures) } });
export const PlainText = meta.story({ args: { article: read(shapes.plain, pictures) } });
export const ObjectOfStrings = meta.story({ args: { article: read(shapes.object) } });
export const SectionsWithGalleries = meta.story({
  args: {
    article: read(
      everySection.filter(({ type }) => type !== 'image'),
      pictures,
    ),
  },
});
export const PlainRightToLeft = meta.story({
  args: { article: read(`${arabic}\n\n${arabic}`, pictures) },
});
export const Null = meta.story({ args: { article: read(null) } });
export const NestedJunk = meta.story({
  args: { article: read([[[{ nested: { junk: [null, { text: 'Found.' }] } }]]]) },
});

JsonString.test('splits pictures out of the text', async ({ canvas }) => {
  await expect(canvas.getByText('The patio')).toBeVisible();
  await expect(canvas.getByRole('figure')).toHaveTextContent('Palms at the patio');
  await expect(canvas.getByText('comes last.')).toBeVisible();
});

CutOffJson.test('shows what was saved, and no JSON', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('While saving, the power')).toBeVisible();
  await expect(canvasElement).not.toHaveTextContent(/[{"[]/);
});

Html.test(
  'keeps the words, drops what mentions the image, shows it in the gallery',
  async ({ canvas }) => {
    await expect(canvas.getByText(/and metal lath stops radio/)).toBeVisible();
    await expect(canvas.queryByText(/See the/)).not.toBeInTheDocument();
    const gallery = canvas.getByRole('group', { name: 'Image Gallery' });
    await expect(within(gallery).getAllByRole('img')).toHaveLength(4);
    await expect(within(gallery).getByRole('img', { name: 'Three palms at dusk' })).toBeVisible();
    await expect(document.title).not.toBe('taken over');
  },
);

PlainText.test('takes addresses and mentions out', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Keep the sun behind the camera, as on.')).toBeVisible();
  await expect(canvasElement).not.toHaveTextContent(/https|image below/);
});

ObjectOfStrings.test('makes headings of its keys', async ({ canvas }) => {
  const names = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
  await expect(names).toEqual(['Face away from the house', 'Conclusion']);
});

SectionsWithGalleries.test('spreads the pictures over the text', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img').length).toBe(3);
  await expect(canvas.queryByRole('heading', { name: 'Image Gallery' })).not.toBeInTheDocument();
});

NestedJunk.test('finds the words in it', async ({ canvas }) => {
  await expect(canvas.getByText('Found.')).toBeVisible();
});
