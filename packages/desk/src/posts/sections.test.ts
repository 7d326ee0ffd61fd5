import { plainText, type Run, readArticle, textTypes } from '@custom-designs/ui/blog/content';
import type { EditorSection } from '@custom-designs/ui/posts';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { richText as tidied } from '../../../ui/src/blog/content/article.ts';
import { readHtml } from '../../../ui/src/blog/content/html.ts';
import { keptSections } from './keptSections.ts';
import { openSections, undescribed, writeSections } from './sections.ts';

vi.mock(import('../../../ui/src/blog/content/html.ts'), async (load) => {
  const original = await load();
  return { readHtml: vi.fn(original.readHtml) };
});

const shard = fc.constantFrom(
  ...['<p>', '</p>', '<b', '&amp;', '&', '"', '<!--', '![x](https://x.example/a.png)', '{"type":'],
  ...[
    'https://x.example/a.png',
    'an image below',
    'room.jpg',
    'link',
    'Ñandú',
    'شجرة',
    '\\n',
    '[1]',
  ],
);
const word = fc.oneof(shard, fc.stringMatching(/^[a-z]{1,8}$/));
const phrase = fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => `w ${all.join(' ')} w`);
const lines = fc.oneof(
  phrase,
  fc.tuple(phrase, phrase).map((pair) => pair.join('\n')),
);
const marks = fc.constantFrom<Omit<Run, 'text'>>(
  { strong: true },
  { emphasis: true, href: '/blog?a=1&b="2"'.replaceAll('"', '%22') },
  { strong: true, emphasis: true, code: true },
  { href: 'https://x.example/?a=1&b=2' },
);
/** Text of the editor: plain, or of plain and marked parts, with line breaks in and between them. */
const part = fc
  .tuple(fc.oneof(marks, fc.constant({})), lines, fc.constantFrom('', ' ', '\n'))
  .map(([mark, text, end]): Run => ({ ...mark, text: text + end }));
const richText = fc.oneof(
  lines,
  fc.array(part, { minLength: 1, maxLength: 4 }).map((runs) => tidied(runs) ?? 'w'),
);
const url = fc.constantFrom(
  'https://x.example/a.png',
  '/storage/v1/b.jpg',
  '/c d.png'.replace(' ', '%20'),
);
const image = fc.record(
  { url, caption: phrase, alt: fc.oneof(phrase, fc.constant('')) },
  { requiredKeys: ['url'] },
);
const section: fc.Arbitrary<EditorSection> = fc.oneof(
  fc.record({ type: fc.constantFrom(...textTypes), text: richText }),
  fc.record({ type: fc.constant('list'), items: fc.array(richText, { minLength: 1 }) }),
  fc.record({
    type: fc.constant('list'),
    isOrdered: fc.constant(true),
    items: fc.array(richText, { minLength: 1 }),
  }),
  image.map((one) => ({ type: 'image', ...one })),
  fc
    .uniqueArray(image, { minLength: 1, maxLength: 3, selector: (one) => one.url })
    .map((images) => ({ type: 'gallery', images })),
) as fc.Arbitrary<EditorSection>;

it('stores and keeps sections that read back as they were, without the HTML parser', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(section, { minLength: 1, maxLength: 6 }), async (sections) => {
      const { sections: read, isConverted } = await openSections(writeSections(sections), null);
      expect(read).toEqual(sections);
      expect(isConverted).toBe(false);
      const kept = z.parse(keptSections, JSON.parse(JSON.stringify(read)));
      // Two versions of a text are compared as JSON.
      expect(JSON.stringify(kept)).toBe(JSON.stringify(read));
    }),
    { numRuns: 500, seed: 2026 },
  );
  expect(readHtml).not.toHaveBeenCalled();
});

it('keeps a paragraph with a link, an address, or the word image', async () => {
  const sections: EditorSection[] = [
    { type: 'subheading', text: 'Two\nlines' },
    { type: 'paragraph', text: [{ text: 'See ' }, { text: 'our work', href: '/projects' }] },
    { type: 'paragraph', text: 'The image at https://x.example/a.png' },
  ];
  expect((await readArticle(writeSections(sections))).sections).toEqual(sections);
});

it('keeps the ids of pictures from the library', async () => {
  const sections: EditorSection[] = [
    { type: 'image', url: '/a.png', alt: '', id: 'a' },
    { type: 'gallery', images: [{ url: '/b.png', id: 'b' }] },
  ];
  expect((await openSections(writeSections(sections), null)).sections).toEqual(sections);
  expect(undescribed(sections)).toBe(1);
});

it('stores formatted text as runs, and what the reader could take for markup', () => {
  const text = [{ text: 'Warm ' }, { strong: true as const, text: 'light' }];
  expect(
    JSON.parse(
      writeSections([
        { type: 'paragraph', text },
        { type: 'callout', text: 'Plain & short.' },
        { type: 'list', items: ['One', '5 < 6'] },
      ]),
    ),
  ).toEqual([
    { type: 'paragraph', runs: text },
    { type: 'callout', text: 'Plain & short.' },
    { type: 'list', items: ['One', { runs: [{ text: '5 < 6' }] }] },
  ]);
});

it('opens a post whose formatted text is HTML inside JSON, and says that saving converts it', async () => {
  const html = '<p>A <strong>small</strong> lamp &amp; a <a href="/blog">link</a></p>';
  const content = JSON.stringify([{ type: 'callout', text: html }]);
  const { sections, isConverted } = await openSections(content, null);
  expect(sections).toEqual([
    {
      type: 'callout',
      text: [
        { text: 'A ' },
        { strong: true, text: 'small' },
        { text: ' lamp & a ' },
        { href: '/blog', text: 'link' },
      ],
    },
  ]);
  expect(isConverted).toBe(true);
  expect(await openSections(writeSections(sections), null)).toEqual({
    sections,
    isConverted: false,
  });
});

it('opens HTML with its pictures, and says that saving converts it', async () => {
  const { sections, isConverted } = await openSections('<h2>Palms</h2><p>Tall.</p>', ['/a.png']);
  expect(isConverted).toBe(true);
  expect(sections.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'heading', 'gallery']);
  const [heading] = sections;
  expect(heading && 'text' in heading && plainText(heading.text)).toBe('Palms');
  // Without the column of pictures, the converted content shows the same.
  expect((await openSections(writeSections(sections), null)).sections).toEqual(sections);
});
