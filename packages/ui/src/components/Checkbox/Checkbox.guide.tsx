import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use Checkbox to choose any number of a few options, or to agree to something before sending a form.',
  avoid: [
    'For a setting that takes effect at once: use Switch.',
    'To choose one of several options: use Select.',
  ],
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
    { name: '--ui-checkbox-background', does: 'Color of the empty box.' },
    { name: '--ui-checkbox-fill', does: 'Color of the checked box.' },
    { name: '--ui-checkbox-mark', does: 'Color of the mark.' },
  ],
};
