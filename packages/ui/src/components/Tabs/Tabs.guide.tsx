import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use Tabs for two to five panels of which one is visible at a time. Panels keep the text typed into them.',
  avoid: [
    'For pages with their own URLs: use links, as CategoryTabs does.',
    'For steps in order: use ProcessTimeline, or one form after another.',
    'For questions and answers: use Accordion.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the selected tab.',
      so: { part: ['tab', 'Gallery'], is: 'focused' },
    },
    {
      keys: '{ArrowRight}',
      does: 'Selects the next tab.',
      so: [
        { part: ['tab', 'Upload'], is: 'focused' },
        { part: ['tab', 'Upload'], is: 'selected' },
      ],
    },
    {
      keys: '{Home}',
      does: 'Selects the first tab.',
      so: { part: ['tab', 'Gallery'], is: 'selected' },
    },
    {
      keys: '{End}',
      does: 'Selects the last tab.',
      so: { part: ['tab', 'Clean up'], is: 'selected' },
    },
    {
      keys: '{Tab}',
      does: 'Moves into the panel.',
      so: { part: ['tabpanel', 'Clean up'], is: 'focused' },
    },
  ],
  screenReader: ['“Media, tab list, Gallery, tab, selected, 1 of 3”', '“Gallery, tab panel”'],
};
