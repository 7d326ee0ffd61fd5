import { postRows } from '@custom-designs/mocks';
import { describe, expect, it } from 'vitest';
import { newestFirst, toPost, toSummary } from './post.ts';

describe('row to post', () => {
  it('gives the defaults where a row is silent', () => {
    expect(toSummary(postRows.nothingOptional)).toEqual({
      id: postRows.nothingOptional.id,
      slug: postRows.nothingOptional.id,
      title: 'A post with nothing but words',
      excerpt: '',
      category: 'Design',
      author: 'Custom Designs',
      date: null,
      displayDate: '',
      image: null,
    });
  });

  it('dates a post by its creation when it has no date', () => {
    expect(toSummary(postRows.missingDate).displayDate).toBe('June 11, 2026');
  });

  it('links a post without a slug by its id', () => {
    expect(toSummary(postRows.missingSlug).slug).toBe(postRows.missingSlug.id);
  });

  it('names a post without a title by the first words of its excerpt, or says that it has none', () => {
    const blank = { ...postRows.plainText, title: ' ' };
    const excerpt =
      'The walls are open for about three weeks, and everything goes into them in that time.';
    expect(toSummary({ ...blank, excerpt }).title).toBe(
      'The walls are open for about three weeks, and everything…',
    );
    expect(toSummary({ ...blank, excerpt: 'Short words.' }).title).toBe('Short words.');
    expect(toSummary({ ...blank, excerpt: '' }).title).toBe('Untitled article');
  });

  it('shows the beginning of what is far too long for its place', () => {
    const long = 'x'.repeat(200_000);
    const row = { ...postRows.plainText, title: long, excerpt: long, author: long, category: long };
    const { title, excerpt, author, category } = toSummary(row);
    expect([title, excerpt, author, category].map(({ length }) => length)).toEqual([
      301, 1001, 81, 81,
    ]);
    expect(excerpt).toMatch(/^x+…$/);
  });

  it('keeps a long title of words whole', () => {
    expect(toSummary(postRows.veryLongTitle).title).toBe(postRows.veryLongTitle.title);
  });

  it('shows the first of its images when a post has no picture of its own', () => {
    expect(toPost(postRows.imagesOnly).image).toBe(postRows.imagesOnly.images[0]);
  });

  it('orders images by their sequence', () => {
    const captions = toPost(postRows.plainText).images.map((image) => image.caption);
    expect(captions).toEqual(['The front door', 'The drive']);
  });

  it('leaves out images that have no address', () => {
    const images = [{ caption: 'no url' }, '', null, 7, { url: 'https://example.com/a.webp' }];
    expect(toPost({ ...postRows.html, images }).images).toEqual([
      { url: 'https://example.com/a.webp', caption: null },
    ]);
  });

  it('puts a post dated only by its creation where its day belongs', () => {
    const rows = [postRows.jsonBlocks, postRows.categoryLine, postRows.missingDate];
    const titles = newestFirst(rows.map(toSummary)).map((post) => post.title);
    expect(titles).toEqual([
      postRows.jsonBlocks.title,
      postRows.missingDate.title,
      postRows.categoryLine.title,
    ]);
  });
});
