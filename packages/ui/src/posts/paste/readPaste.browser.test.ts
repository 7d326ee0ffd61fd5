import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText } from '../../blog/content/article.ts';
import { textsOf } from './flatten.ts';
import { readPastedHtml, readPastedText, withoutEndless } from './readPaste.ts';

/*
 * What a program puts on the clipboard, in that program's form, with our own words. The expected
 * sections are beside it, one a line.
 *
 * - word.html: Word for Windows. Its clipboard also holds styles and conditional comments.
 * - wordWeb.html: Word for the web, in which each item of a list is a list.
 * - docs.html: Google Docs, in which a nested list is beside the item that it belongs to.
 * - pages.html: Pages and Notes, which macOS converts with its "Cocoa HTML Writer".
 * - web.html: a web page that Chromium itself copied, with the computed styles that it adds.
 * - text.txt: plain text, as from an email.
 *
 * The forms follow the clipboards that roosterjs and Lexical recorded for their tests.
 */
const copies = import.meta.glob<string>('./golden/*.{html,txt}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const readHtml = (html: string) =>
  readPastedHtml(new DOMParser().parseFromString(html, 'text/html').body);

it.each(Object.entries(copies))('keeps the words and the structure of %s', async (file, copied) => {
  const sections = file.endsWith('.txt') ? readPastedText(copied) : readHtml(copied).sections;
  const lines = sections.map((section) => `${JSON.stringify(section)}\n`).join('');
  await expect(lines).toMatchFileSnapshot(file.replace(/\.\w+$/, '.jsonl'));
});

it('leaves the HTML of every program to the browser', () => {
  for (const copied of Object.values(copies)) expect(withoutEndless(copied)).toBe(copied);
});

const inline = fc
  .tuple(
    fc.array(
      fc.nat({ max: 46_655 }).map((number) => `w${number.toString(36)}q`),
      { minLength: 1, maxLength: 3 },
    ),
    fc.constantFrom(
      ['', ''],
      ['<b style="mso-bidi-font-weight:normal">', '</b>'],
      ['<a href="/x">', '</a>'],
      ['<span style="font-style:italic">', '.</span>'],
    ),
  )
  .map(([words, [open, close]]) => `${open}${words.join(' ')}${close}`);
const joined = (parts: fc.Arbitrary<string>, maxLength = 3) =>
  fc.array(parts, { minLength: 1, maxLength }).map((all) => all.join(''));
const within = (open: string, inner: fc.Arbitrary<string>, close: string) =>
  inner.map((html) => `${open}${html}${close}`);

const { list, table } = fc.letrec<Record<'list' | 'content' | 'item' | 'cell' | 'table', string>>(
  (tie) => ({
    content: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'nested' },
      inline,
      joined(within('<p>', inline, '</p>')),
      within('<div>\n', inline, '<br>&nbsp;</div>'),
      fc.constant(' <p>&nbsp;</p>'),
      tie('list'),
      tie('table'),
    ),
    item: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'nested' },
      within('<li>', tie('content'), '</li>\n'),
      fc.tuple(inline, tie('list'), inline).map((parts) => `<li>${parts.join('')}</li>`),
      tie('list'),
    ),
    list: fc.oneof(
      within('<ul>', joined(tie('item')), '</ul>'),
      within('<ol>', joined(tie('item')), '</ol>'),
    ),
    cell: fc.oneof(
      within('<td>', tie('content'), '</td>'),
      within('<td colspan=2>', tie('content'), '</td>'),
      within('<th rowspan=2>', tie('content'), '</th>'),
      within('<td><h3>', inline, '</h3></td>'),
    ),
    table: within('<table>', joined(within('<tr>', joined(tie('cell')), '</tr>')), '</table>'),
  }),
);

const level = fc.integer({ min: 1, max: 4 });
const wordList = joined(
  fc
    .tuple(level, fc.constantFrom('·', '1.', 'a)'), inline)
    .map(
      ([depth, mark, text]) =>
        `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${depth} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`,
    ),
  6,
);
const webList = joined(
  fc
    .tuple(level, fc.constantFrom('ul', 'ol'), inline)
    .map(
      ([depth, tag, text]) =>
        `<div class="ListContainerWrapper"><${tag}><li data-aria-level="${depth}"><p>${text}</p></li></${tag}></div>`,
    ),
  6,
);

it('keeps every word of tables and lists, in order', () => {
  const wordsIn = (text: string) => text.match(/\bw[a-z\d]+q\b/g) ?? [];
  const copy = joined(fc.oneof(list, table, wordList, webList, within('<p>', inline, '</p>')));
  fc.assert(
    fc.property(copy, (html) => {
      const texts = readHtml(html).sections.flatMap(textsOf);
      expect(wordsIn(texts.map(plainText).join('\n'))).toEqual(wordsIn(html));
    }),
    { numRuns: 600, seed: 2019 },
  );
});
