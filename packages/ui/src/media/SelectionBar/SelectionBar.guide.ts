import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For doing one thing to all selected images. It is there while something is selected.',
  avoid: ['For one image: its card has the same actions.'],
  keyboard: [
    {
      keys: '{Enter}',
      on: ['button', 'Category'],
      does: 'On Category or Tags: opens what is to be set.',
      so: { part: ['combobox'], is: 'shown' },
    },
    {
      keys: '{Enter}',
      on: ['button', 'Select all 80'],
      does: 'Selects all that are shown.',
      so: { calls: 'onSelectAll' },
    },
    {
      keys: ' ',
      on: ['button', 'Feature'],
      does: 'Acts on the selected ones.',
      so: { calls: 'onSetFeatured' },
    },
    { keys: '{Enter}', on: ['button', 'Clear'], does: 'Lets all go.', so: { calls: 'onClear' } },
  ],
  screenReader: [
    '“Selected images, region”',
    'After a change: “3 selected”',
    'At work: “1 of 3 images done, progress bar”',
  ],
};
