import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use SoundCompare to let visitors hear what a room does to sound. Nothing plays before a press.',
  avoid: ['For recordings or music: use the browser’s audio element, with its own controls.'],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first room.',
      so: { part: ['button', 'Tiled room'], is: 'focused' },
    },
    {
      keys: ' ',
      does: 'Plays the bar in it.',
      so: { part: ['button', 'Tiled room'], is: 'pressed' },
    },
    {
      keys: ' ',
      does: 'Stops it.',
      so: { part: ['status'], reads: '' },
    },
    {
      keys: '{Tab}',
      does: 'Moves to the next room.',
      so: { part: ['button', 'Treated room'], is: 'focused' },
    },
  ],
  screenReader: [
    '“1.9 s”, “The sound fades away in 1.9 seconds., image”',
    '“Tiled room, toggle button, not pressed”',
    '“Playing: Tiled room” after a press',
  ],
};
