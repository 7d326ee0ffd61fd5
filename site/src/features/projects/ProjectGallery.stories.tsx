import { imageRows, scenario } from '@custom-designs/mocks';
import {
  connected,
  held,
  openedScenario,
  withQueries,
} from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { projects } from '../../content/projects.ts';
import type { ProjectPhoto } from './adapter.ts';
import { ProjectGallery } from './ProjectGallery.tsx';

const { rendering: _, leadWithRenderings: __, ...content } = projects.gallery;
const { featuredProject, manyTags, rightToLeft } = imageRows;
const hanging = [featuredProject, manyTags, rightToLeft].map(({ title }) => title);
const built: ProjectPhoto[] = [manyTags].map(({ id, file_path, title, description }) => ({
  ...{ id, title, description, isFeatured: false, isRendering: false },
  image: { src: file_path, alt: title },
}));

const meta = preview.meta({
  title: 'Site/Project gallery',
  component: ProjectGallery,
  decorators: [withQueries],
  parameters: { ...standsAlone, bare: true },
  beforeEach: connected,
  args: { content, initialPhotos: [] },
});

type Canvas = ReturnType<typeof within>;
const titlesOf = (canvas: Canvas) =>
  canvas.queryAllByRole('heading', { level: 3 }).map((heading: HTMLElement) => heading.textContent);
const seesAll = (canvas: Canvas) => waitFor(() => expect(titlesOf(canvas)).toEqual(hanging));

export const Ok = meta.story({
  play: async ({ canvas }) => {
    await seesAll(canvas);
    await expect(canvas.getAllByText(content.featured)).toHaveLength(1);
    const picture = canvas.getByRole('img', { name: featuredProject.title });
    await expect(picture).toHaveAttribute('src', featuredProject.file_path);
  },
});
const upload = featuredProject.file_path.replace('/seed/', '/uploads/');
export const Renderings = meta.story({
  args: { content: { ...content, rendering: 'Rendering', leadWithRenderings: 'Some are drawn.' } },
  parameters: { backend: { images: [{ ...featuredProject, file_path: upload }, manyTags] } },
  play: async ({ canvas }) => {
    const [mark] = await canvas.findAllByText('Rendering');
    await expect(mark?.closest('li')).toHaveTextContent(manyTags.title);
    await expect(canvas.getAllByText('Rendering')).toHaveLength(1);
    await expect(canvas.getAllByText(content.featured)).toHaveLength(1);
    await expect(canvas.getByText('Some are drawn.')).toBeVisible();
    const picture: HTMLImageElement = canvas.getByRole('img', { name: featuredProject.title });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  },
});
export const Refreshed = meta.story({
  args: { initialPhotos: built },
  play: async ({ canvas }) => {
    await expect(titlesOf(canvas).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(content.loading)).not.toBeInTheDocument();
    await seesAll(canvas);
  },
});
export const Unnamed = meta.story({
  parameters: { backend: { images: [{ ...featuredProject, title: null, description: null }] } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('img', { name: content.unnamed })).toBeInTheDocument(),
});
export const MissingFile = meta.story({
  parameters: {
    backend: { images: [{ ...imageRows.missingFile, category: 'project-gallery' }] },
  },
  play: async ({ canvas }) => {
    const place = await canvas.findByLabelText(imageRows.missingFile.title);
    await expect(place.getBoundingClientRect().height).toBeGreaterThan(100);
  },
});
export const Empty = meta.story({
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: content.empty.heading });
    const { label, href } = content.empty.action;
    await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
  },
});
export const Failing = meta.story({ globals: { backend: 'failing' } });
const src = manyTags.file_path;
const copy = { name: 'room', src, srcSet: `${src} 480w`, alt: '', width: 480, height: 270 };
export const FailingWithRows = meta.story({
  args: { initialPhotos: built, responsiveSources: { [src]: copy } },
  globals: { backend: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(content.outdated);
    await expect(titlesOf(canvas)).toEqual([manyTags.title]);
    const picture = canvas.getByRole('img', { name: manyTags.title });
    await expect(picture).toHaveAttribute('srcset', copy.srcSet);
  },
});
export const Offline = meta.story({
  globals: { backend: 'offline' },
  beforeEach: () => {
    spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
  },
});
export const Slow = meta.story({ globals: { backend: 'slow' } });

Slow.test(
  'shows placeholders in the shape of pictures, then the pictures',
  held,
  async ({ canvas }) => {
    await expect(canvas.getByText(content.loading)).toBeInTheDocument();
    openedScenario().release();
    await seesAll(canvas);
    await expect(canvas.queryByText(content.loading)).not.toBeInTheDocument();
  },
);

Failing.test('reports a failure and shows the pictures after a retry', async (context) => {
  const { canvas, msw } = context;
  const alert = await canvas.findByRole('alert');
  await expect(alert).toHaveTextContent(content.failed.heading);
  msw.use(...scenario('ok'));
  await userEvent.click(canvas.getByRole('button', { name: content.failed.tryAgain }));
  await seesAll(canvas);
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
});

Offline.test('reports being offline, and retries when the connection returns', async (context) => {
  const { canvas, msw } = context;
  const alert = await canvas.findByRole('alert');
  await expect(alert).toHaveTextContent(content.offline.heading);
  msw.use(...scenario('ok'));
  dispatchEvent(new Event('online'));
  await seesAll(canvas);
});
