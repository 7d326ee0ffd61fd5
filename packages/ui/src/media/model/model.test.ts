import { describe, expect, it } from 'vitest';
import {
  addTag,
  countTags,
  filterImages,
  type ImageFilters,
  type MediaImage,
  noFilters,
  parseTags,
  removeTag,
} from './index.ts';

const image = (id: string, changes: Partial<MediaImage> = {}): MediaImage => ({
  ...{ id, url: `/${id}.jpg`, thumbnailUrl: null, fileName: `${id}.jpg`, title: null },
  ...{ category: 'general-asset', description: null, tags: [], fileSize: null, width: null },
  ...{ height: null, isFeatured: false, createdAt: null },
  ...changes,
});

const images = [
  image('patio', { title: 'Covered Patio', tags: ['brick', 'outdoor'], createdAt: '2026-10-02' }),
  image('rack', { description: 'Dressed and LABELED', createdAt: '2026-10-03', isFeatured: true }),
  image('pool 10', { tags: ['outdoor'], category: 'hero-images', createdAt: '2026-10-01' }),
  image('pool 9', { tags: ['Outdoor lights'] }),
];
const shown = (filters: Partial<ImageFilters>) =>
  filterImages(images, { ...noFilters, ...filters }).map(({ id }) => id);

describe('the gallery shows', () => {
  it.each([
    ['a title', 'covered', ['patio']],
    ['a description', 'labeled', ['rack']],
    ['a tag', 'LIGHTS', ['pool 9']],
    ['a file name', 'ool 10.j', ['pool 10']],
    ['spaces around the words', '  brick ', ['patio']],
    ['no word across two fields', 'brick outdoor', []],
  ])('what is searched for by %s', (_by, search, ids) => {
    expect(shown({ search })).toEqual(ids);
  });

  it('everything without filters, newest first, undated last', () => {
    expect(shown({})).toEqual(['rack', 'patio', 'pool 10', 'pool 9']);
    expect(shown({ order: 'oldest' })).toEqual(['pool 10', 'patio', 'rack', 'pool 9']);
    expect(shown({ order: 'title' })).toEqual(['patio', 'pool 9', 'pool 10', 'rack']);
  });

  it('one category, featured ones, others, and all tags at once', () => {
    expect(shown({ category: 'hero-images' })).toEqual(['pool 10']);
    expect(shown({ isFeatured: true })).toEqual(['rack']);
    expect(shown({ isFeatured: false })).toHaveLength(3);
    expect(shown({ tags: ['outdoor'] })).toEqual(['patio', 'pool 10']);
    expect(shown({ tags: ['outdoor', 'brick'] })).toEqual(['patio']);
  });

  it('the tags in use, most frequent first', () => {
    expect(countTags(images)).toEqual([
      { tag: 'outdoor', count: 2 },
      { tag: 'brick', count: 1 },
      { tag: 'Outdoor lights', count: 1 },
    ]);
  });
});

describe('tags', () => {
  it('are trimmed; blank and repeated ones are ignored', () => {
    expect(addTag(['patio'], ' palms ')).toEqual(['patio', 'palms']);
    expect(addTag(['patio'], '  ')).toEqual(['patio']);
    expect(addTag(['patio'], 'patio ')).toEqual(['patio']);
    expect(removeTag(['patio', 'palms'], 'patio')).toEqual(['palms']);
  });

  it('come out of a line by its commas', () => {
    expect(parseTags(' patio, string lights ,,patio, ')).toEqual(['patio', 'string lights']);
    expect(parseTags('')).toEqual([]);
  });
});
