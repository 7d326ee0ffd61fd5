import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For two to five panels of one page, of which one is seen at a time. What was typed in a panel stays.',
  avoid: [
    'For pages with addresses of their own: use links, as CategoryTabs does.',
    'For steps that follow each other: show them below each other.',
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
