import type { Section } from './article.ts';
import { type Golden, gallery, goldenHtml, h, hall, only, p, room } from './goldenHtml.fixtures.ts';
import { textTypes } from './sectionTypes.ts';

const plain: Golden[] = [
  {
    name: 'text split on blank lines, line breaks kept',
    content: 'One.\r\n \r\nTwo\nlines.\n\n\n\nThree.',
    article: only(p('One.'), p('Two\nlines.'), p('Three.')),
  },
  {
    name: 'angle brackets in sentences are no HTML',
    content: 'Keep 5 < 6 and a <b and c> d.',
    article: only(p('Keep 5 < 6 and a <b and c> d.')),
  },
  {
    name: 'plain text is cleaned as well',
    content: `Kept.\n\nImage: ${room}\n\nMore at https://ask.example.`,
    images: [
      { url: hall, caption: 'Hall', sequence: 2 },
      { url: room, sequence: 1 },
    ],
    article: only(
      p('Kept.'),
      p('More at.'),
      gallery({ url: room }, { url: hall, caption: 'Hall' }),
    ),
  },
  {
    name: 'nothing but addresses of pictures',
    content: `${room}\n\n${hall}`,
    images: [hall],
    article: { sections: [gallery({ url: hall }, { url: room })], notice: 'onlyImages' },
  },
  {
    name: 'a note in brackets is no JSON',
    content: '[1] Notes on light.',
    article: only(p('[1] Notes on light.')),
  },
  {
    name: 'a quotation is no JSON',
    content: '"Less light," she said.',
    article: only(p('"Less light," she said.')),
  },
  { name: 'a number', content: 42, article: only(p('42')) },
];

const blocks = [
  { type: 'heading', text: 'Start' },
  { type: 'paragraph', text: 'A sharp image at https://kept.example.' },
];

const everyType: readonly Section[] = [
  ...textTypes.map((type) => ({ type, text: `Some ${type}` })),
  { type: 'image', url: room, caption: 'Dusk' },
  { type: 'list', items: ['a', 'b'] },
];

const structured: Golden[] = [
  {
    name: 'every section type',
    content: everyType,
    images: [hall],
    article: only(...everyType),
  },
  {
    name: 'a JSON string of sections, encoded twice; sections are not cleaned',
    content: JSON.stringify(JSON.stringify(blocks)),
    article: only(h('Start'), p('A sharp image at https://kept.example.')),
  },
  {
    name: 'images inside paragraph text are split out',
    content: [
      { type: 'paragraph', text: `Before ![Dusk](${room}) between ${hall}, after.` },
      { type: 'paragraph', text: `<p>One <img src="${room}"> <b>two</b></p>` },
    ],
    article: only(
      p('Before'),
      { type: 'image', url: room, caption: 'Dusk' },
      p('between'),
      { type: 'image', url: hall },
      p('after.'),
      p('One'),
      { type: 'image', url: room },
      { type: 'paragraph', text: [{ text: 'two', strong: true }] },
    ),
  },
  {
    name: 'anchors in sections keep safe addresses',
    content: [{ text: '<a href="/contact">ask</a> <a href="javascript:x()">or not</a>' }],
    article: only({
      type: 'paragraph',
      text: [{ text: 'ask', href: '/contact' }, { text: ' or not' }],
    }),
  },
  {
    name: 'galleries at evenly spaced positions, never under a heading',
    content: ['1', '2', '3', '4', '5'].flatMap((text) => [{ type: 'heading', text }, { text }]),
    images: [room, hall],
    article: only(
      ...['1', '2'].flatMap((text) => [h(text), p(text)]),
      { type: 'gallery', images: [{ url: room }] },
      ...['3', '4'].flatMap((text) => [h(text), p(text)]),
      { type: 'gallery', images: [{ url: hall }] },
      ...['5'].flatMap((text) => [h(text), p(text)]),
    ),
  },
  {
    name: 'an object of strings',
    content: {
      introduction: 'First.\n\nSecond.',
      what_itCosts: 'Less.',
      color: 'Warm white.',
      url: 'https://x.example',
      conclusion: 'Ask.',
    },
    article: only(
      p('First.'),
      p('Second.'),
      h('What it costs'),
      p('Less.'),
      h('Color'),
      p('Warm white.'),
      { type: 'conclusion', text: 'Ask.' },
    ),
  },
  {
    name: 'JSON that was cut off while saving',
    content: JSON.stringify(blocks).slice(0, 70),
    article: { sections: [], notice: 'unreadable' },
  },
  {
    name: 'nested junk',
    content: [
      null,
      true,
      [[{ type: 'widget', id: 7, text: 'Kept.' }]],
      { sections: [{ text: 'Too.' }] },
    ],
    article: only(p('Kept.'), p('Too.')),
  },
  {
    name: 'unsafe pictures are dropped',
    content: [
      { type: 'image', url: 'javascript:alert(1)', caption: 'x' },
      { type: 'image', url: 'data:image/svg+xml,<svg onload=alert(1)>' },
      { type: 'paragraph', text: 'Kept.' },
    ],
    article: only(p('Kept.')),
  },
  {
    name: 'runs, in which nothing is markup, and whose addresses are safe',
    content: [
      {
        type: 'paragraph',
        runs: [
          { text: 'Keep <b>5</b> ' },
          { text: 'bold', strong: true, onclick: 'x' },
          { text: ' at ' },
          { text: 'https://x.example/a.png', href: 'javascript:alert(1)', code: 'yes' },
          null,
        ],
      },
      { type: 'list', items: [{ runs: [{ href: '/blog', text: 'Posts' }] }, 'plain'] },
      { type: 'callout', runs: [], text: 'Kept.' },
    ],
    article: only(
      {
        type: 'paragraph',
        text: [
          { text: 'Keep <b>5</b> ' },
          { strong: true, text: 'bold' },
          { text: ' at https://x.example/a.png' },
        ],
      },
      { type: 'list', items: [[{ href: '/blog', text: 'Posts' }], 'plain'] },
      { type: 'callout', text: 'Kept.' },
    ),
  },
  { name: 'null', content: null, article: { sections: [], notice: 'nothing' } },
  { name: 'blank text', content: ' \n ', article: { sections: [], notice: 'nothing' } },
  { name: 'an empty list', content: '[]', article: { sections: [], notice: 'nothing' } },
  {
    name: 'sections without words',
    content: [{ type: 'paragraph', text: ' ' }],
    article: { sections: [], notice: 'unreadable' },
  },
  {
    name: 'no content, but pictures',
    content: null,
    images: JSON.stringify([room]),
    article: { sections: [gallery({ url: room })], notice: 'onlyImages' },
  },
];

export const golden: readonly Golden[] = [...goldenHtml, ...plain, ...structured];
