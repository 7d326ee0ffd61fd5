import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For choosing several of a few, or for agreeing to something that takes effect later.',
  avoid: ['For what takes effect at once: use Switch.', 'For one of several: use Select or Tabs.'],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the box.',
      so: { part: ['checkbox', 'Lighting'], is: 'focused' },
    },
    { keys: ' ', does: 'Checks it.', so: { part: ['checkbox', 'Lighting'], is: 'checked' } },
    { keys: ' ', does: 'Unchecks it.', so: { part: ['checkbox', 'Lighting'], is: 'unchecked' } },
  ],
  screenReader: [
    '“Lighting, checkbox, not checked”',
    'Indeterminate: “All rooms, checkbox, mixed”',
  ],
  customProperties: [
    { name: '--ui-checkbox-edge', does: 'Color of the edge, for a box on a picture.' },
    { name: '--ui-checkbox-ground', does: 'Color of the empty box.' },
    { name: '--ui-checkbox-fill', does: 'Color of the checked box.' },
    { name: '--ui-checkbox-mark', does: 'Color of the mark.' },
  ],
};
