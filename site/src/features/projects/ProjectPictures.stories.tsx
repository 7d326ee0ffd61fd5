import { albumRows, imageRows } from '@custom-designs/mocks';
import { connected, withQueries } from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { projects } from '../../content/projects.ts';
import { ProjectPictures } from './ProjectPictures.tsx';

const { rendering: _, ...content } = projects.gallery;
const { featuredProject, manyTags, hero, rightToLeft, service } = imageRows;

const meta = preview.meta({
  title: 'Site/Project pictures',
  component: ProjectPictures,
  decorators: [withQueries],
  parameters: { ...standsAlone, bare: true, backend: { albums: Object.values(albumRows) } },
  beforeEach: connected,
  args: { content, initialAlbums: [], initialPhotos: [] },
});

type Canvas = ReturnType<typeof within>;
const album = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: albumRows.patio.title }));

export const Ok = meta.story({
  play: async ({ canvas }) => {
    const headings = () =>
      canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    const titles = [albumRows.patio.title, albumRows.pool.title, content.heading];
    // The albums of the story before leave the page first.
    await waitFor(async () => {
      expect(headings()).toEqual(titles);
      const facts = (await album(canvas)).getByText('Mission · Outdoor Entertainment');
      expect(facts).toBeVisible();
    });
    const patio = await album(canvas);
    const pictures = patio.getAllByRole('img').map((one) => one.getAttribute('alt'));
    await expect(pictures).toEqual(
      [manyTags, featuredProject, service, hero, rightToLeft].map(({ title }) => title),
    );
    const corner = patio.getByRole('img', { name: featuredProject.title });
    await expect(getComputedStyle(corner).objectPosition).toBe('20% 80%');
  },
});

Ok.test('leaves out pictures that an album shows', async ({ canvas }) => {
  await album(canvas);
  // All of the gallery's pictures are in the album.
  await canvas.findByRole('heading', { name: content.empty.heading });
});

Ok.test('opens a larger view, and returns the focus to the picture', async ({ canvas }) => {
  const patio = await album(canvas);
  const link = patio.getByRole('link', { name: hero.title });
  await userEvent.click(link);
  const { title } = albumRows.patio;
  await waitFor(() => {
    const dialog = within(screen.getByRole('dialog', { name: title }));
    expect(dialog.getByRole('status')).toHaveTextContent('4 of 5');
    expect(dialog.getByText('After')).toBeVisible();
  });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(link).toHaveFocus());
});
