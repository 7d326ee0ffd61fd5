import type { Guide } from '../../docs/guide.ts';

const at = (reads: string) => ({ part: ['status'], reads }) as const;

export const guide: Guide = {
  use: 'Use Carousel for pictures of one kind, in any order. It scrolls by touch, wheel, keys, and buttons, and never on its own.',
  avoid: [
    'For content that visitors must not miss: many see only the first slide.',
    'For steps: use ProcessTimeline.',
    'For fewer than three items on wide screens: use Grid.',
  ],
  keyboard: [
    {
      keys: '{ArrowRight}',
      on: ['group', 'Slides'],
      does: 'Shows the next slide (Left arrow in right-to-left text).',
      so: at('2 of 4'),
    },
    { keys: '{ArrowLeft}', does: 'Shows the previous slide.', so: at('1 of 4') },
    { keys: '{End}', does: 'Shows the last slide.', so: at('4 of 4') },
    { keys: '{Home}', does: 'Shows the first slide.', so: at('1 of 4') },
    {
      keys: '{Enter}',
      on: ['button', 'Next slide'],
      does: 'On a button: shows the next or previous slide. The first slide follows the last.',
      so: at('2 of 4'),
    },
  ],
  screenReader: [
    '“Discover, carousel”',
    '“Next slide, button”, and after a press: “2 of 4”',
    'Each slide: “2 of 4, slide”, then its content.',
  ],
  customProperties: [
    { name: '--ui-carousel-slide', does: 'Width of a slide. Part of the next slide should show.' },
  ],
};
