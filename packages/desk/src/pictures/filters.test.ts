import { type ImageFilters, noFilters } from '@custom-designs/ui/media';
import { describe, expect, it } from 'vitest';
import {
  countChoices,
  countTags,
  filterImages,
  type MediaAddress,
  mediaHref,
  readAddress,
} from './filters.ts';
import { emptyDraft, type StoredImage } from './image.ts';

const image = (id: string, changes: Partial<StoredImage> = {}): StoredImage => ({
  ...emptyDraft,
  id,
  url: `/${id}.jpg`,
  thumbnailUrl: null,
  fileName: `${id}.jpg`,
  fileSize: null,
  mimeType: null,
  width: null,
  height: null,
  isFeatured: false,
  createdAt: null,
  isPublished: true,
  sha256: null,
  ...changes,
});

const images = [
  image('patio', { title: 'Covered Patio', tags: ['brick', 'outdoor'], createdAt: '2026-10-02' }),
  image('rack', { description: 'Dressed and LABELED', createdAt: '2026-10-03', isFeatured: true }),
  image('pool 10', { tags: ['outdoor'], category: 'hero-images', createdAt: '2026-10-01' }),
  image('pool 9', { tags: ['Outdoor lights'], title: 'La Señora' }),
];
const shown = (filters: Partial<ImageFilters>) =>
  filterImages(images, { ...noFilters, ...filters }).map(({ id }) => id);

describe('the gallery', () => {
  it.each([
    ['a title', 'covered', ['patio']],
    ['a description', 'labeled', ['rack']],
    ['a tag', 'LIGHTS', ['pool 9']],
    ['a file name', 'ool 10.j', ['pool 10']],
    ['spaces around the words', '  brick ', ['patio']],
    ['words of several fields, in any order', 'outdoor patio BRICK', ['patio']],
    ['every word, and none without one of them', 'brick lights', []],
    ['words without their accents', 'senora', ['pool 9']],
    ['words with accents', 'CÓVERED', ['patio']],
    ['words between other signs', 'pool 10 jpg', ['pool 10']],
    ['the name of a category', 'hero images', ['pool 10']],
  ])('shows the images found by %s', (_by, search, ids) => {
    expect(shown({ search })).toEqual(ids);
  });

  it('shows all images without filters, newest first, undated last', () => {
    expect(shown({})).toEqual(['rack', 'patio', 'pool 10', 'pool 9']);
    expect(shown({ order: 'oldest' })).toEqual(['pool 10', 'patio', 'rack', 'pool 9']);
    expect(shown({ order: 'title' })).toEqual(['patio', 'pool 9', 'pool 10', 'rack']);
  });

  it('filters by category, by featured or not, and by all chosen tags', () => {
    expect(shown({ category: 'hero-images' })).toEqual(['pool 10']);
    expect(shown({ featured: 'featured' })).toEqual(['rack']);
    expect(shown({ featured: 'others' })).toHaveLength(3);
    expect(shown({ tags: ['outdoor'] })).toEqual(['patio', 'pool 10']);
    expect(shown({ tags: ['outdoor', 'brick'] })).toEqual(['patio']);
  });

  it('finds and counts images without a title of their own, and hidden ones', () => {
    const named = [
      image('a', { title: 'Smith patio 1' }),
      image('b', { title: 'IMG_4209', isPublished: false }),
      image('c', { title: null }),
    ];
    const only = (only: ImageFilters['only']) =>
      filterImages(named, { ...noFilters, only }).map(({ id }) => id);
    expect(only('untitled')).toEqual(['b', 'c']);
    expect(only('hidden')).toEqual(['b']);
    expect(countChoices(named)).toEqual({ untitled: 2, hidden: 1 });
  });

  it('lists the tags in use, most frequent first', () => {
    expect(countTags(images)).toEqual([
      { tag: 'outdoor', count: 2 },
      { tag: 'brick', count: 1 },
      { tag: 'Outdoor lights', count: 1 },
    ]);
  });
});

const read = (href: string) => readAddress(new URL(href, 'https://example.com').searchParams);

describe('the address of the Media Center', () => {
  it('leaves the address empty without filters', () => {
    expect(mediaHref({ tab: 'gallery', filters: noFilters })).toBe('/admin/media');
  });

  it('restores every filter from the address', () => {
    const address: MediaAddress = {
      tab: 'upload',
      filters: {
        ...{ search: 'pool & نخيل', category: 'project-gallery', featured: 'others' },
        ...{ tags: ['home theater', 'a,b', '+'], order: 'title', only: 'untitled' },
      },
    };
    expect(read(mediaHref(address))).toEqual(address);
  });

  it('ignores unknown values in the address', () => {
    expect(read('/admin/media?tab=x&order=y&featured=z&tag=&category=')).toEqual({
      tab: 'gallery',
      filters: noFilters,
    });
  });
});
