import type { Guide } from '../../docs/guide.ts';

const at = (reads: string) => ({ part: ['status'], reads }) as const;

export const guide: Guide = {
  use: 'For pictures of one kind that may be looked at in any order. It scrolls by touch, wheel, keys and buttons, and never by itself.',
  avoid: [
    'For anything a visitor must not miss: only the first slide is sure to be seen.',
    'For steps in an order: use ProcessTimeline.',
    'For fewer than three things on a wide page: set them side by side in a Grid.',
  ],
  keyboard: [
    {
      keys: '{ArrowRight}',
      on: ['group', 'Slides'],
      does: 'Shows the next slide (Left arrow in right-to-left text).',
      so: at('2 of 4'),
    },
    { keys: '{ArrowLeft}', does: 'Shows the slide before.', so: at('1 of 4') },
    { keys: '{End}', does: 'Shows the last slide.', so: at('4 of 4') },
    { keys: '{Home}', does: 'Shows the first slide.', so: at('1 of 4') },
    {
      keys: '{Enter}',
      on: ['button', 'Next slide'],
      does: 'On a button: goes on or back; after the last slide comes the first.',
      so: at('2 of 4'),
    },
  ],
  screenReader: [
    '“Discover, carousel”',
    '“Next slide, button”, and after a press: “2 of 4”',
    'Each slide: “2 of 4, slide”, then what stands in it.',
  ],
  customProperties: [
    { name: '--ui-carousel-slide', does: 'How wide one slide is, so that the next one peeks in.' },
  ],
};
