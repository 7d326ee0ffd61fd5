import { readHtml } from '../content/html.ts';
import { type Article, textTypes } from '../content/index.ts';
import { readArticleWith } from '../content/readArticle.ts';
import { addresses, payloads } from './payloads.fixtures.ts';

/** Puts an attack into every part of a row. */
const places: readonly ((shape: string) => readonly [content: unknown, images?: unknown])[] = [
  (shape) => [shape],
  (shape) => [`<p>Before ${shape} after</p><p>${shape}</p>`],
  (shape) => [`Words.\n\n${shape}\n\nWords.`],
  (shape) => [
    JSON.stringify([
      ...[...textTypes, 'list', shape].map((type) => ({
        type,
        text: shape,
        url: shape,
        caption: shape,
        items: [shape, { text: shape }],
      })),
      { type: 'image', url: '/a.png', caption: shape, alt: shape },
      { type: 'image', url: shape },
      { text: `<p>Before ${shape} after</p>` },
    ]),
  ],
  (shape) => [{ [shape]: shape, conclusion: shape }],
  (shape) => ['Words.', [shape, { url: shape }, { url: '/a.png', caption: shape, alt: shape }]],
];

const addressPlaces: readonly ((
  address: string,
) => readonly [content: unknown, images?: unknown])[] = [
  (address) => [[{ text: `<a href="${address}">a</a> <a href=${address}>b</a>` }]],
  (address) => [`<a href="${address}">a</a><img src="${address}"><img src='${address}'>`],
  (address) => [[{ text: `<img src="${address}"> ![a](${address}) ${address}` }]],
  (address) => [
    [
      { type: 'image', url: address, caption: 'x' },
      { url: address, text: 'x' },
    ],
  ],
  (address) => ['x', [address, { url: address }, { src: address }, { file: { url: address } }]],
];

/** Values that imitate elements or built-in objects. */
const pretenders: readonly unknown[] = [
  { type: 'script', text: 'ran()' },
  { type: 'script', props: { children: 'ran()' } },
  {
    $$typeof: 'Symbol(react.transitional.element)',
    type: 'img',
    props: { src: 'x', onError: 'ran()' },
  },
  { dangerouslySetInnerHTML: { __html: '<img src=x onerror=ran()>' } },
  { type: 'paragraph', text: { dangerouslySetInnerHTML: { __html: '<img src=x onerror=ran()>' } } },
  {
    type: 'paragraph',
    text: 'x',
    onClick: 'ran()',
    style: { background: 'url(javascript:ran())' },
  },
  { type: 'constructor', text: 'x' },
  { type: '__proto__', text: 'x' },
  { type: ['image'], url: { toString: 'javascript:ran()' } },
  '[{"__proto__":{"polluted":true},"text":"x"}]',
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  '[{"type":"paragraph","data":{"__proto__":{"polluted":true},"text":"x"}}',
];

/** The articles that result from all attacks in all places. */
export const articles: readonly Article[] = [
  ...payloads.flatMap((shape) => places.map((place) => place(shape))),
  ...addresses.flatMap((address) => addressPlaces.map((place) => place(address))),
  ...pretenders.flatMap((value) => [[value], [[value]], [JSON.stringify(value)]] as const),
].map(([content, images]) => readArticleWith(readHtml, content, images));
