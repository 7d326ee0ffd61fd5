import type { Section } from '../content/index.ts';

/* Articles for stories and tests. Only Storybook serves the pictures. */
const palms = `${import.meta.env.BASE_URL}seed/blog-palms.webp`;
export const pictures = [
  {
    url: `${import.meta.env.BASE_URL}seed/landscape-lighting.webp`,
    caption: 'The house beyond, at ten percent',
  },
  { url: `${import.meta.env.BASE_URL}seed/pool-lighting.webp` },
  { url: `${import.meta.env.BASE_URL}seed/smart-home-hall.webp`, caption: 'The hall', sequence: 3 },
];

const paragraph =
  'Most palms in the Valley are lit the way a ballpark is: a floodlight at the fence, aimed up, on until sunrise. There’s a better way, and it takes less equipment.';

export const everySection: readonly Section[] = [
  { type: 'paragraph', text: paragraph },
  { type: 'heading', text: 'Start at the bark' },
  {
    type: 'paragraph',
    text: [
      { text: 'We set the lamp ' },
      { text: 'eight to twelve inches', strong: true },
      { text: ' from the trunk and aim it ' },
      { text: 'almost', emphasis: true },
      { text: ' straight up, at ' },
      { text: '2700 K', code: true },
      { text: '. ' },
      { text: 'Ask us to show you', href: '/contact' },
      { text: '.' },
    ],
  },
  { type: 'image', url: palms, caption: 'Three trunks, three narrow lamps, nothing at the sky' },
  { type: 'subheading', text: 'Narrow, warm and on the far side' },
  {
    type: 'list',
    items: ['A narrow beam, 10 to 15 degrees.', 'Warm light, 2700 K or a little below.'],
  },
  { type: 'list', items: ['Lay a flashlight down.', 'Walk to the street.'], isOrdered: true },
  { type: 'blockquote', text: 'We turned off two thirds of the yard and it looked twice as big.' },
  { type: 'callout', text: 'Ask to see the connectors before you ask about the lamps.' },
  { type: 'conclusion', text: 'Start with one tree and look at it for a week.' },
];
