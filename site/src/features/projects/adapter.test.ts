import { albumRows, fixtureImageUrl, type ImageRow, imageRows } from '@custom-designs/mocks';
import { type AlbumEntry, shownEntries } from '@custom-designs/supabase/albums';
import { replaceBackend } from '@custom-designs/supabase/client';
import { openBackend as open } from '@custom-designs/supabase/openBackend.fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listAlbums, listPhotos } from './adapter.ts';

const photo = (number: number, row: Partial<ImageRow> = {}): ImageRow => ({
  ...imageRows.featuredProject,
  id: `1a9e0000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  is_featured: false,
  ...row,
});

afterEach(() => {
  replaceBackend();
  vi.restoreAllMocks();
});

describe('the gallery', () => {
  it('requests only project pictures, newest first', async () => {
    const { asked } = open();
    await listPhotos();
    const { pathname, searchParams } = (asked[0] as (typeof asked)[number]).url;
    expect(pathname).toBe('/rest/v1/images');
    expect(searchParams.get('category')).toBe('eq.project-gallery');
    expect(searchParams.get('order')).toBe('created_at.desc.nullslast,id.asc');
  });

  it('finds a picture that its row names by path', async () => {
    const file_path = '/storage/v1/object/public/custom-designs-images/seed/a.webp';
    const { backend } = open('ok', { images: [photo(1, { file_path })] });
    expect((await listPhotos()).map(({ image }) => image.src)).toEqual([backend.url + file_path]);
  });

  it.each([
    '/elsewhere.webp',
    'https://evil.test/a.webp',
    'https://evil.test/storage/v1/object/public/custom-designs-images/seed/a.webp',
    '//evil.test/storage/v1/object/public/custom-designs-images/seed/a.webp',
  ])('leaves out a picture that is not in the storage of the backend: %s', async (file_path) => {
    open('ok', { images: [photo(1, { file_path })] });
    expect(await listPhotos()).toEqual([]);
  });

  it('shows featured pictures first, then the newest', async () => {
    open();
    const { featuredProject, manyTags, rightToLeft } = imageRows;
    const listed = await listPhotos();
    expect(listed.map(({ title }) => title)).toEqual([
      featuredProject.title,
      manyTags.title,
      rightToLeft.title,
    ]);
    expect(listed[0]).toEqual({
      id: featuredProject.id,
      title: 'Theater for six, Sharyland',
      description: 'Two rows, fabric walls, steps lit from under the nosing.',
      image: {
        src: fixtureImageUrl('home-theater-room'),
        alt: 'Theater for six, Sharyland',
        width: 960,
        height: 540,
      },
      isFeatured: true,
      isRendering: true,
    });
  });

  it("uses the photo's description as alt text, and leaves out an unknown size", async () => {
    const silent = { title: ' ', width: null };
    const images = [photo(1, silent), photo(2, { ...silent, description: null })];
    open('ok', { images });
    const { file_path: src, description } = imageRows.featuredProject;
    const listed = await listPhotos();
    expect(listed.map(({ image }) => image)).toEqual([
      { src, alt: description },
      { src, alt: '' },
    ]);
    expect(listed.map(({ title }) => title)).toEqual([null, null]);
  });

  it('offers the thumbnail of an upload, which phones load at any density', async () => {
    const file_path = fixtureImageUrl('x').replace('seed/x.webp', 'uploads/1-a.jpg');
    const small = file_path.replace('1-a.jpg', 'thumbs/1-a');
    const upload = { file_path, has_thumbnail: true, width: 4032, height: 3024 };
    const images = [
      photo(1, upload),
      photo(2, { ...upload, width: null }),
      photo(3, { ...upload, has_thumbnail: false }),
      photo(4, { ...upload, has_medium: true, file_path: `${file_path}?v=2` }),
    ];
    open('ok', { images });
    const [both, unmeasured, original, sized] = (await listPhotos()).map(({ image }) => image);
    expect(both).toMatchObject({
      phoneSrc: small,
      srcSet: `${small} 640w, ${file_path} 4032w`,
    });
    // Without a size, browsers can't choose between the two.
    expect(unmeasured).toMatchObject({ phoneSrc: small });
    expect(unmeasured).not.toHaveProperty('srcSet');
    expect(original).not.toHaveProperty('phoneSrc');
    const medium = file_path.replace('1-a.jpg', '1280/1-a');
    expect(sized).toMatchObject({
      phoneSrc: `${small}?v=2`,
      srcSet: `${small}?v=2 640w, ${medium}?v=2 1280w, ${file_path}?v=2 4032w`,
    });
  });

  it.each(['failing', 'offline'] as const)('throws when the backend is %s', async (name) => {
    open(name);
    await expect(listPhotos()).rejects.toMatchObject({
      name: 'AdapterError',
      kind: 'network',
      message: expect.stringMatching(/^Failed to load the gallery: /),
    });
  });
});

describe('the albums', () => {
  const albums = Object.values(albumRows);
  const { featuredProject, manyTags, hero, rightToLeft, service } = imageRows;

  it('are the published ones, newest first, with their cover first', async () => {
    open('ok', { albums: albums.toReversed() });
    const [patio, pool, ...others] = await listAlbums();
    expect(others).toEqual([]);
    expect(pool?.title).toBe(albumRows.pool.title);
    expect(patio?.pictures.map(({ id }) => id)).toEqual(
      [manyTags, featuredProject, hero, rightToLeft].map(({ id }) => id),
    );
    expect(patio?.pictures[2]).toMatchObject({ x: 70, y: 30, before: { id: service.id, y: 20 } });
  });

  it('show an image that lost its pair alone, and vanish without a visible image', async () => {
    const images = [featuredProject, hero, { ...service, is_published: false }];
    open('ok', { albums, images });
    const [patio, ...others] = await listAlbums();
    expect(others).toEqual([]);
    expect(patio?.pictures.map(({ id }) => id)).toEqual([featuredProject.id, hero.id]);
    expect(patio?.pictures[1]).not.toHaveProperty('before');
  });

  it('leave out entries that are no pictures, and read a wrong focal point as the middle', async () => {
    const pictures = [{ id: hero.id, x: 'left', y: 900 }, 'x', null, { id: 'drop table' }];
    open('ok', { albums: [{ ...albumRows.patio, pictures }] });
    const [patio] = await listAlbums();
    expect(patio?.pictures).toMatchObject([{ id: hero.id, x: 50, y: 50 }]);
  });
});

describe('the pictures of an album', () => {
  const entry = (id: string, before?: string) => ({ id, x: 50, y: 50, before });
  const shown = (pictures: AlbumEntry[], cover_id = '') =>
    shownEntries({ cover_id, pictures }, (id) => id !== 'gone').map(({ id, pair }) =>
      pair ? `${pair.id}>${id}` : id,
    );

  it.each([
    ['a pair in the place of its second picture', [entry('a'), entry('b', 'a')], ['a>b']],
    ['no pair of a picture with itself', [entry('a', 'a')], ['a']],
    ['one pair of two that name each other', [entry('a', 'b'), entry('b', 'a')], ['b>a']],
    ['each picture in one pair', [entry('a', 'b'), entry('c', 'b'), entry('b')], ['b>a', 'c']],
    ['a picture alone whose pair is not in the album', [entry('a', 'b')], ['a']],
    ['no picture that is gone', [entry('gone', 'a'), entry('a', 'gone')], ['a']],
  ])('are %s', (_, pictures, expected) => {
    expect(shown(pictures)).toEqual(expected);
  });
});
