import '../site.fixtures.ts';
import { describe, expect, it } from 'vitest';
import { chosenDate } from './publication.ts';
import { columnsOf, type PostFields, post } from './record.ts';
import { statusOf } from './status.ts';

const fields: PostFields = {
  ...{ title: 'Palms', excerpt: 'e', image: '', category: 'Lighting', slug: 'palms' },
  ...{ author: '', date: '', sections: [{ type: 'paragraph', text: 'One.' }] },
};

describe('two editors of a post', () => {
  it('both keep what only they changed', () => {
    const theirs = { ...fields, excerpt: 'theirs' };
    const mine = { ...fields, title: 'Mine' };
    expect(post.merge({ before: fields, theirs, mine })).toEqual({
      fields: { ...theirs, title: 'Mine' },
      contested: [],
    });
  });

  it('choose between two versions of a field, and of the text', () => {
    const theirs: PostFields = { ...fields, sections: [], title: 'Same' };
    const mine: PostFields = { ...fields, sections: [{ type: 'paragraph', text: 'Two.' }] };
    expect(
      post.merge({ before: fields, theirs, mine: { ...mine, title: 'Same ' } }).contested,
    ).toEqual(['sections']);
  });
});

it('stores blank fields as missing, and the company as the author', () => {
  expect(columnsOf(fields)).toMatchObject({ image: null, date: null, images: null });
  expect(columnsOf(fields).author).not.toBe('');
});

it('replaces a date that scheduling filled in, until its time has come', () => {
  const publish_at = '2026-12-04T03:00:00Z';
  const now = Date.parse('2026-11-26T12:00:00Z');
  expect(chosenDate('2026-12-03', publish_at, now)).toBe('');
  expect(chosenDate('2026-12-04', publish_at, now)).toBe('2026-12-04');
  expect(chosenDate('2026-12-03', publish_at, Date.parse(publish_at))).toBe('2026-12-03');
  expect(chosenDate('2026-12-03', '', now)).toBe('2026-12-03');
});

it.each([
  ['a draft', { status: 'draft', publish_at: '', date: '2026-11-01' }, 'draft'],
  [
    'a later time',
    { status: 'published', publish_at: '2026-11-26T13:00:00Z', date: '' },
    'scheduled',
  ],
  // At 04:00 in London, it's still the day before at the office.
  ['a later day', { status: 'published', publish_at: '', date: '2026-11-26' }, 'scheduled'],
  ['a day that has come', { status: 'published', publish_at: '', date: '2026-11-25' }, 'published'],
] as const)('knows from %s whether readers see a post', (_what, row, status) => {
  expect(statusOf(row, Date.parse('2026-11-26T04:00:00Z'))).toBe(status);
});
