import { postRows } from '@custom-designs/mocks';
import { readArticle } from '@custom-designs/ui/blog/content';
import { describe, expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { newestFirst, type PostRow, toPost } from './post.ts';

const toSummary = (row: PostRow) => toPost(row).summary;

describe('a row converted to a post', () => {
  it('gives defaults for missing values of a row', () => {
    expect(toSummary(postRows.nothingOptional)).toEqual({
      href: `/blog/${postRows.nothingOptional.id}`,
      title: 'A post with nothing but words',
      excerpt: '',
      category: 'Design',
      author: company.name,
      date: '',
      dateTime: '',
      image: undefined,
    });
  });

  it('has the day of its creation if it has no date', () => {
    expect(toSummary(postRows.missingDate).date).toBe('June 11, 2026');
  });

  it('links a post with any slug', () => {
    expect(toSummary({ ...postRows.plainText, slug: 'palms & co' }).href).toBe(
      '/blog/palms%20%26%20co',
    );
  });

  it('keeps its category, or gets the one that its words suggest', () => {
    const filed = toPost({ ...postRows.jsonBlocks, category: 'exterior' });
    expect([filed.summary.category, filed.isCategoryDerived]).toEqual(['exterior', false]);
    const derived = toPost(postRows.categoryLine);
    expect([derived.summary.category, derived.isCategoryDerived]).toEqual(['Home Theater', true]);
    expect(toSummary(postRows.categoryByKeywords).category).toBe('Networking');
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'not an address at all'])(
    'shows no picture for %s',
    (image) => {
      expect(toSummary({ ...postRows.jsonBlocks, image }).image).toBeUndefined();
    },
  );

  it('uses its excerpt as a missing title, or says that it has no title', () => {
    const blank = { ...postRows.plainText, title: ' ' };
    const excerpt =
      'The walls are open for about three weeks, and everything goes into them in that time.';
    expect(toSummary({ ...blank, excerpt }).title).toBe(
      'The walls are open for about three weeks, and everything…',
    );
    expect(toSummary({ ...blank, excerpt: 'Short words.' }).title).toBe('Short words.');
    expect(toSummary({ ...blank, excerpt: '' }).title).toBe('Untitled article');
  });

  it('cuts a title or an excerpt that is far too long', () => {
    const long = 'x'.repeat(200_000);
    const row = { ...postRows.plainText, title: long, excerpt: long, author: long, category: long };
    const { title, excerpt, author, category } = toSummary(row);
    expect([title, excerpt, author, category].map((text) => text?.length)).toEqual([
      301, 1001, 81, 81,
    ]);
    expect(excerpt).toMatch(/^x+…$/);
  });

  it('uses its first image if it has no picture of its own', () => {
    const images = JSON.stringify([{ src: 'https://example.com/a.webp' }]);
    for (const row of [postRows.imagesOnly, { ...postRows.html, image: ' ', images }]) {
      expect(toSummary(row).image?.src).toMatch(/^http/);
    }
  });

  it('keeps the captions of its images, in any format', async () => {
    const images = [
      { src: 'https://example.com/b.webp', alt: 'The drive at dusk', sequence: 2 },
      { file: { url: 'https://example.com/a.webp' }, caption: 'The front door', sequence: 1 },
    ];
    for (const column of [images, JSON.stringify(images)]) {
      const post = toPost({ ...postRows.plainText, content: 'Words.', images: column });
      const { sections } = await readArticle(post.content, post.images);
      expect(sections.flatMap((section) => ('images' in section ? section.images : []))).toEqual([
        { url: 'https://example.com/a.webp', caption: 'The front door' },
        { url: 'https://example.com/b.webp', alt: 'The drive at dusk' },
      ]);
    }
  });

  it('is sorted by the day of its creation if it has no date', () => {
    const rows = [postRows.jsonBlocks, postRows.categoryLine, postRows.missingDate];
    const titles = newestFirst(rows.map(toPost)).map(({ summary }) => summary.title);
    expect(titles).toEqual([
      postRows.jsonBlocks.title,
      postRows.missingDate.title,
      postRows.categoryLine.title,
    ]);
  });
});
