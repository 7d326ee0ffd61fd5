import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use Compare for two pictures of one place that differ in one thing, such as its light. Both have the same shape and the same point of view.',
  avoid: [
    'For pictures of different places: use Carousel, or Picture side by side.',
    'For one room in several lights that a visitor chooses: use LightRoom.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the slider.',
      so: { part: ['slider'], is: 'focused' },
    },
    { keys: '{ArrowRight}', does: 'Shows more of the picture at the start.', by: 'browser' },
    { keys: '{ArrowLeft}', does: 'Shows more of the picture at the end.', by: 'browser' },
    { keys: '{PageUp}', does: 'Shows a tenth more of the picture at the start.', by: 'browser' },
    { keys: '{PageDown}', does: 'Shows a tenth more of the picture at the end.', by: 'browser' },
    { keys: '{End}', does: 'Shows only the picture at the start.', by: 'browser' },
    { keys: '{Home}', does: 'Shows only the picture at the end.', by: 'browser' },
  ],
  screenReader: [
    'The alternative text of both pictures, each with its name',
    '“Compare, slider, Designed light 50%”',
    'The caption',
  ],
};
