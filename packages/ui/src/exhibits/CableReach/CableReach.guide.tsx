import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use CableReach to show which cable still carries a signal at a distance.',
  avoid: ['For two pictures of one place: use Compare.', 'For sounds: use SoundCompare.'],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the slider.',
      so: { part: ['slider'], is: 'focused' },
    },
    { keys: '{ArrowLeft}', does: 'Makes the cables 50 feet shorter.', by: 'browser' },
    { keys: '{ArrowRight}', does: 'Makes the cables 50 feet longer.', by: 'browser' },
    { keys: '{Home}', does: 'Makes the cables as short as possible.', by: 'browser' },
    { keys: '{End}', does: 'Makes the cables as long as possible.', by: 'browser' },
  ],
  screenReader: [
    'Each cable, with what arrives at its far end',
    '“Distance, slider, 2,000 ft. Copper: No signal. Glass: Full signal”',
    'The caption',
  ],
};
