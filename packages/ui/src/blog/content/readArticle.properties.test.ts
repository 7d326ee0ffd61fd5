import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { imageAddress, linkAddress } from './address.ts';
import { type Article, plainText, type RichText, type Section, words } from './article.ts';
import { cleanParagraph } from './cleanUp.ts';
import {
  junk,
  junkImages,
  junkRuns,
  type Spoken,
  spokenHtml,
  spokenObject,
  spokenSections,
  spokenText,
} from './generated.fixtures.ts';
import { readHtml } from './html.ts';
import { readArticleWith } from './readArticle.ts';

/** Generates the same 21,000 contents on every run. Change the seed to generate others. */
const options = (numRuns: number) => ({ numRuns, seed: 2019 });

/** Takes less than 4 s on an idle machine. */
vi.setConfig({ testTimeout: 60_000 });
const read = (content: unknown, images?: unknown) => readArticleWith(readHtml, content, images);

const textsOf = (section: Section): readonly RichText[] => {
  if (section.type === 'list') return section.items;
  return 'text' in section ? [section.text] : [];
};
const texts = ({ sections }: Article) => sections.flatMap(textsOf);
const images = ({ sections }: Article) =>
  sections.flatMap((section) => {
    if (section.type === 'gallery') return section.images;
    return section.type === 'image' ? [section] : [];
  });
const spokenIn = (article: Article) =>
  texts(article).flatMap((text) => plainText(text).match(/\bw[a-z\d]+q\b/g) ?? []);

function expectSafe(article: Article) {
  for (const image of images(article)) {
    expect(image.url).toMatch(/^(https?:\/\/[^/]|\/(?!\/))/);
    expect(imageAddress(image.url)).toBe(image.url);
  }
  for (const run of texts(article).flatMap((text) => (typeof text === 'string' ? [] : text))) {
    if (run.href === undefined) continue;
    expect(run.href).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/);
    expect(linkAddress(run.href)).toBe(run.href);
  }
}

it('reads any value without failing, into valid sections and safe addresses', () => {
  fc.assert(
    fc.property(
      fc.oneof({ arbitrary: junk, weight: 7 }, junkRuns),
      junkImages,
      (content, column) => {
        const article = read(content, column);
        expectSafe(article);
        for (const text of texts(article).map(plainText)) {
          expect(text).toBe(text.trim().toWellFormed());
          // biome-ignore lint/suspicious/noControlCharactersInRegex: HTML can't contain these
          expect(text).toMatch(/^[^\u0000-\u0009\u000b-\u001f]+$/);
        }
        const holdsWords = texts(article).length > 0;
        expect(article.notice === undefined).toBe(holdsWords);
        expect(article.notice === 'onlyImages').toBe(!holdsWords && images(article).length > 0);
      },
    ),
    options(8_000),
  );
});

const shapes: [shape: string, arbitrary: fc.Arbitrary<Spoken>, runs: number][] = [
  ['HTML', spokenHtml, 4_000],
  ['plain text', spokenText, 2_500],
  ['sections', spokenSections, 2_500],
  ['an object of strings', spokenObject, 1_000],
];

it('takes nothing in runs for markup', () => {
  const parse = () => {
    throw new Error('No HTML is parsed.');
  };
  fc.assert(
    fc.property(junkRuns, (content) => expectSafe(readArticleWith(parse, content))),
    options(500),
  );
});

it.each(shapes)(
  'keeps every word of %s, except those that the clean-up removes',
  (_shape, arbitrary, runs) => {
    fc.assert(
      fc.property(arbitrary, ({ content, words: spoken }) => {
        const article = read(content);
        expect(spokenIn(article)).toEqual(spoken);
        expectSafe(article);
      }),
      options(runs),
    );
  },
);

it('does not change a paragraph that is already clean', () => {
  const shards = 'https://|www.|x.example|(|)|.|,| |ima|ge|li|nk|"|data:a/'.split('|');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...shards), { maxLength: 16 }), (parts) => {
      const text = words(parts.join(''));
      const once = text === undefined ? undefined : cleanParagraph(text);
      expect(once === undefined ? undefined : cleanParagraph(once)).toEqual(once);
    }),
    options(1_500),
  );
});

it('reads its own sections unchanged', () => {
  fc.assert(
    fc.property(spokenSections, ({ content }) => {
      const { sections } = read(content);
      expect(read(JSON.stringify(sections)).sections).toEqual(sections);
    }),
    options(1_000),
  );
});

it.each([
  ['a megabyte of open tags', '<b><ul><li><svg>'],
  ['a megabyte of brackets', '[{"a":'],
  ['a megabyte of half addresses', 'https://(www.'],
  ['a megabyte of half pictures', '![a]('],
  ['a megabyte of one word', 'a'],
  ['a megabyte of spaces', '\n '],
])('reads %s in linear time', (_name, part) => {
  const content = part.repeat(Math.ceil(1_000_000 / part.length));
  const before = process.cpuUsage();
  read(content);
  read(JSON.stringify([{ type: 'paragraph', text: content }]));
  const { user } = process.cpuUsage(before);
  // This process's CPU time in microseconds. Quadratic time would take minutes.
  expect(user).toBeLessThan(8_000_000);
});

it('cuts a list after a thousand items', () => {
  const itemsOf = (count: number) => read(`<ul>${'<li>lamp</li>'.repeat(count)}</ul>`).sections;
  expect(itemsOf(1000)).toEqual([{ type: 'list', items: Array(1000).fill('lamp') }]);
  expect(itemsOf(100_000)).toEqual(itemsOf(1000));
});

it('reads lists nested half a million deep', () => {
  expect(read('['.repeat(500_000) + ']'.repeat(500_000)).notice).toBe('unreadable');
});
