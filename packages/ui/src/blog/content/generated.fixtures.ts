import fc from 'fast-check';
import { textTypes } from './sectionTypes.ts';

/** A content with the words that a visitor must see, in order. */
export interface Spoken {
  readonly content: unknown;
  readonly words: readonly string[];
}

/** A unique word, so that it can be found again. */
const word = fc.integer({ min: 0, max: 46_655 }).map((number) => `w${number.toString(36)}q`);
const phrase = fc.array(word, { minLength: 1, maxLength: 6 });

type Piece = { markup: string; words: readonly string[] };
const piece = (markup: string, words: readonly string[] = []): Piece => ({ markup, words });
const joined = (pieces: readonly Piece[]): Piece =>
  piece(
    pieces.map(({ markup }) => markup).join(''),
    pieces.flatMap(({ words }) => words),
  );

const inlineTag = fc.constantFrom('strong', 'b', 'em', 'i', 'span', 'code', 'u', 'a href="/x"');
const inline = fc.oneof(
  phrase.map((words) => piece(` ${words.join(' ')} `, words)),
  phrase.map((words) => piece(` ${words.join('&nbsp;&amp; ')} `, words)),
  fc
    .tuple(inlineTag, phrase)
    .map(([tag, words]) => piece(`<${tag}>${words.join(' ')}</${tag.split(' ')[0]}> `, words)),
);
const inlines = fc.array(inline, { minLength: 1, maxLength: 4 }).map(joined);

const wrapped = (tag: string) =>
  inlines.map(({ markup, words }) => piece(`<${tag}>${markup}</${tag}>`, words));
const unclosed = (tag: string) =>
  inlines.map(({ markup, words }) => piece(`<${tag}>${markup}`, words));

const item = fc.oneof(wrapped('li'), unclosed('li'));
const list = fc
  .tuple(fc.constantFrom('ul', 'ol'), fc.array(item, { minLength: 1, maxLength: 4 }))
  .map(([tag, items]) => {
    const { markup, words } = joined(items);
    return piece(`<${tag}>${markup}</${tag}>`, words);
  });

/** Content that is cleaned up or never shown. */
const silent = fc
  .tuple(
    phrase.map((words) => words.join(' ')),
    fc.constantFrom(
      (words: string) => `<p>${words} the image below</p>`,
      (words: string) => `<p>${words} <b>link</b></p>`,
      (words: string) => `<p>${words} room.jpg</p>`,
      (words: string) => `<!-- ${words} -->`,
      (words: string) => `<script>var a = "<p>${words}</p>"</script>`,
      (words: string) => `<style>${words} {}</style>`,
      (words: string) =>
        `<img src="https://x.example/${words.replaceAll(' ', '')}.png" alt="${words}">`,
      (words: string) => `<svg onload="${words}"><text>${words}</text></svg>`,
      (words: string) => `<p>https://x.example/${words.replaceAll(' ', '/')}</p>`,
      (words: string) => `<iframe src="/${words}">${words}</iframe>`,
    ),
  )
  .map(([words, around]) => piece(around(words)));

const block = fc.oneof(
  ...['p', 'h2', 'h3', 'div', 'blockquote', 'section'].map(wrapped),
  unclosed('p'),
  list,
  silent,
  inlines.map(({ markup, words }) => piece(`<div><p>${markup}</p></div>`, words)),
);

export const spokenHtml: fc.Arbitrary<Spoken> = fc
  .array(block, { minLength: 1, maxLength: 8 })
  .map(joined)
  .map(({ markup, words }) => ({ content: `<p></p>${markup}`, words }));

const paragraph = fc.oneof(
  phrase.map((words) => piece(words.join(' '), words)),
  phrase.map((words) => piece(words.join('\n'), words)),
  phrase.map((words) => piece(`${words.join(' ')} (https://x.example/a?b=c#d).`, words)),
  phrase.map((words) => piece(`${words.join(' ')} in this image`)),
  phrase.map((words) => piece(`${words.join(' ')} plan.pdf`)),
);

export const spokenText: fc.Arbitrary<Spoken> = fc
  .array(paragraph, { minLength: 1, maxLength: 8 })
  .map((pieces) => ({
    content: pieces.map(({ markup }) => markup).join('\n \n'),
    words: pieces.flatMap(({ words }) => words),
  }));

const said = phrase.map((words) => ({ text: words.join(' '), words }));
const section = fc.oneof(
  fc
    .tuple(fc.constantFrom(...textTypes), said)
    .map(([type, { text, words }]) => ({ section: { type, text }, words })),
  said.map(({ text, words }) => ({ section: { text: `<p>${text}</p>` }, words })),
  said.map(({ text, words }) => ({ section: text, words })),
  fc.array(said, { maxLength: 4 }).map((items) => ({
    section: { type: 'list', items: items.map(({ text }) => text) },
    words: items.flatMap(({ words }) => words),
  })),
  said.map(({ text, words }) => ({
    section: { type: 'paragraph', text: `${text} https://x.example/a.png` },
    words,
  })),
  fc
    .constantFrom<unknown>(null, {}, [], { type: 'image', url: 'javascript:1' }, { id: 1 }, false)
    .map((junk) => ({ section: junk, words: [] as string[] })),
);

export const spokenSections: fc.Arbitrary<Spoken> = fc
  .tuple(fc.array(section, { maxLength: 9 }), fc.integer({ min: 0, max: 2 }))
  .map(([parts, encodings]) => {
    let content: unknown = parts.map((part) => part.section);
    for (let turn = 0; turn < encodings; turn += 1) content = JSON.stringify(content);
    return { content, words: parts.flatMap(({ words }) => words) };
  });

export const spokenObject: fc.Arbitrary<Spoken> = fc
  .uniqueArray(fc.tuple(fc.stringMatching(/^[v-z]{3,8}(_[a-j]{2,4})?$/), said), {
    selector: ([key]) => key,
    maxLength: 6,
  })
  .map((entries) => ({
    content: JSON.stringify(Object.fromEntries(entries.map(([key, { text }]) => [key, text]))),
    words: entries.flatMap(([, { words }]) => words),
  }));

const shard = fc.constantFrom(
  ...(
    '<p>|</p>|<b|<svg>|<svg/onload=x>|</svg|<script>|</script>|<!--|-->|<img src=|' +
    'javascript:alert(1)|data:text/html,x|https://x.example/a.png|">|\'>|<li>|</ul>|' +
    '<a href=|&#x6a;|&lt;|\u0000|\ud800|\u202e|[|]|{"type":|"text":|"|\\|,|![](|)|\n\n|' +
    'image|<math>|<textarea>|<figcaption>'
  ).split('|'),
);

/** Any value that a column could hold, including broken forms of valid ones. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc
    .array(fc.oneof(shard, shard, fc.string({ maxLength: 8 })), { maxLength: 24 })
    .map((all) => all.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.anything({ withNullPrototype: true, maxDepth: 4 }),
  fc.json(),
  fc
    .tuple(fc.oneof(spokenSections, spokenObject), fc.nat({ max: 400 }))
    .map(([{ content }, length]) => (JSON.stringify(content) ?? '').slice(0, length)),
  fc
    .array(
      fc.record({
        type: fc.string({ maxLength: 8 }),
        text: shard,
        url: shard,
        items: fc.array(shard),
      }),
    )
    .map((all) => JSON.stringify(all)),
);

const junkRun = fc.record(
  {
    text: shard,
    href: fc.oneof(fc.webUrl(), shard),
    strong: fc.anything({ maxDepth: 0 }),
    code: fc.constant(true),
  },
  { requiredKeys: [] },
);

/** Articles of our own, with runs that nobody's editor wrote. */
export const junkRuns: fc.Arbitrary<unknown> = fc.array(
  fc.record({
    type: fc.constantFrom('paragraph', 'heading', 'list'),
    runs: fc.array(fc.oneof(junkRun, shard)),
    items: fc.array(fc.record({ runs: fc.array(junkRun) })),
  }),
);

export const junkImages: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ maxDepth: 2 }),
  fc.array(
    fc.oneof(
      fc.webUrl(),
      shard,
      fc.record({ url: fc.oneof(shard, fc.webUrl()), caption: shard, sequence: fc.double() }),
    ),
    { maxLength: 6 },
  ),
);
