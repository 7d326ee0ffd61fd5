import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { choice, custom, day, flag, link, number, text } from './fields.ts';
import { defineRecord } from './record.ts';

const post = defineRecord({
  table: 'albums',
  what: 'post',
  desk: '/admin/posts',
  needs: 'editor',
  order: { column: 'created_at', ascending: false },
  fields: {
    author: text({ label: 'Author', max: 10, isRequired: true }),
    words: text({ label: 'Words', max: 400, isLong: true }),
    link: link({ label: 'Link', column: 'source_url' }),
    rating: number({ label: 'Rating', min: 1, max: 5, isRequired: true }),
    place: number({ label: 'Place', min: 1, max: 9, isWhole: true }),
    writtenOn: day({ label: 'Day' }),
    service: choice({ label: 'Service', options: ['Networking'] }),
    isPublished: flag({ label: 'Show it', shortLabel: 'Shown' }),
    pictures: custom({
      label: 'Pictures',
      schema: z.array(z.string()),
      empty: [],
      inWords: (ids, nameOf) => ids.map(nameOf).join(', '),
    }),
  },
  titleOf: ({ author }) => author,
  misfitsOf: ({ isPublished, writtenOn }) => ({
    writtenOn: isPublished && writtenOn === '' ? 'Say when it was written.' : undefined,
  }),
  isPublic: ({ isPublished }) => isPublished,
});

const row = {
  id: 'a',
  author: 'Ana ',
  words: null,
  source_url: null,
  rating: 5,
  place: null,
  written_on: '2026-11-26',
  service: 'Networking',
  is_published: true,
  pictures: ['x', 'y'],
  created_at: '2026-11-26T16:00:00Z',
  updated_at: '2026-11-27T16:00:00Z',
};
const stored = z.parse(post.row, row);
const fields = post.fieldsOf(stored);

it('reads a row into fields, and writes blank ones as null unless they’re required', () => {
  expect(fields).toEqual({
    author: 'Ana',
    words: '',
    link: '',
    rating: 5,
    place: null,
    writtenOn: '2026-11-26',
    service: 'Networking',
    isPublished: true,
    pictures: ['x', 'y'],
  });
  const { id: _, created_at: __, updated_at, ...columns } = row;
  expect(post.columnsOf(fields)).toEqual({ ...columns, author: 'Ana' });
  expect(post.columnsOf(post.empty)).toMatchObject({ author: '', rating: null, pictures: [] });
  expect(post.versionOf(stored)).toBe(updated_at);
});

it('has the types of its columns and of its fields', () => {
  expectTypeOf(stored.source_url).toEqualTypeOf<string>();
  expectTypeOf(stored.is_published).toEqualTypeOf<boolean>();
  expectTypeOf(stored.rating).toEqualTypeOf<number | null>();
  expectTypeOf(fields.pictures).toEqualTypeOf<string[]>();
  expectTypeOf<keyof typeof stored>().toEqualTypeOf<keyof typeof row>();
});

it('refuses a row without one of its columns', () => {
  const { pictures: _, ...others } = row;
  expect(z.safeParse(post.row, others).success).toBe(false);
});

it('has no problem with what can be saved', () => {
  const link = 'https://example.com';
  const problems = post.problemsOf({ ...fields, link, words: 'x'.repeat(400) });
  expect(Object.values(problems).filter(Boolean)).toEqual([]);
});

it.each([
  [{ author: ' ' }, { author: 'Give the post an author.' }],
  [{ author: 'x'.repeat(11) }, { author: 'Use at most 10 characters.' }],
  [{ link: 'example.com' }, { link: 'Enter an address that starts with https://.' }],
  [{ link: 'javascript:0' }, { link: 'Enter an address that starts with https://.' }],
  [{ rating: null }, { rating: 'Give the post a rating.' }],
  [{ rating: 6 }, { rating: 'Enter a number from 1 to 5.' }],
  [{ rating: Number.NaN }, { rating: 'Enter a number from 1 to 5.' }],
  [{ place: 1.5 }, { place: 'Enter a whole number from 1 to 9.' }],
  [{ writtenOn: '' }, { writtenOn: 'Say when it was written.' }],
  [{ writtenOn: 'Friday' }, { writtenOn: 'Enter a day, such as 2026-12-04.' }],
])('says what to do about %j', (changes, problems) => {
  expect(post.problemsOf({ ...fields, ...changes })).toMatchObject(problems);
});

it('takes spaces around a text for no change', () => {
  expect(post.isSame(fields, { ...fields, author: ' Ana ' })).toBe(true);
  expect(post.isSame(fields, { ...fields, pictures: ['y', 'x'] })).toBe(false);
});

it('combines changes of different fields, and contests the same one', () => {
  const mine = { ...fields, author: 'Ana ', words: 'Mine', rating: 4 };
  const theirs = { ...fields, service: '', rating: 3 };
  const merged = post.merge({ before: fields, theirs, mine });
  expect(merged.fields).toEqual({ ...fields, words: 'Mine', service: '', rating: 4 });
  expect(merged.contested).toEqual(['rating']);
});

it('reads back unsaved fields as they were typed, and nothing from a foreign text', () => {
  const unsaved = {
    id: 'a',
    updatedAt: '',
    before: post.empty,
    fields: { ...fields, author: 'A ' },
  };
  expect(post.readUnsaved(post.writeUnsaved(unsaved))).toEqual(unsaved);
  expect(['', '{', '{}', '[1]', 'null'].map(post.readUnsaved)).toEqual(Array(5).fill(null));
});

it('says each value in words', () => {
  const words = post.names.map((name) => post.inWords(name, fields, (id) => `<${id}>`));
  expect(words).toEqual(['Ana', '', '', '5', '', '2026-11-26', 'Networking', 'Yes', '<x>, <y>']);
});

it('names the addresses of a record and of a new one', () => {
  expect(post.editHref('a')).toBe('/admin/posts/edit?post=a');
  expect(post.editHref()).toBe('/admin/posts/edit');
});

it('starts a new record with the texts of its address that are valid', () => {
  const href = post.newHref({ author: ' Ana & Co', writtenOn: '2026-11-30' });
  expect(href).toBe('/admin/posts/edit#author=+Ana+%26+Co&writtenOn=2026-11-30');
  expect(post.aboutOf('#author=Ana')).toBe('');
  const { hash } = new URL(
    post.newHref({ author: 'Ana & Co', writtenOn: '2026-11-30' }, 'lead'),
    'https://example.com',
  );
  expect(post.aboutOf(hash)).toBe('lead');
  const started = { ...post.empty, author: 'Ana & Co', writtenOn: '2026-11-30' };
  expect(post.startOf(hash)).toEqual(started);
  const others = ['author=Longer+than+ten', 'writtenOn=soon', 'link=javascript:alert(1)', 'id=b'];
  const notTexts = ['rating=5', 'service=Other', 'isPublished=true', 'pictures=x'];
  expect(post.startOf(`#${[...others, ...notTexts].join('&')}`)).toEqual(post.empty);
  expect(post.startOf('')).toEqual(post.empty);
  const service = [{ value: '/other', label: 'Other' }];
  expect(post.startOf('#service=/other', { service }).service).toBe('/other');
  expect(post.startOf('#service=Audio', { service })).toEqual(post.empty);
});
