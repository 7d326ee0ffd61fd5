import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For a few numbers of one kind that people compare at a glance, such as messages by week.',
  avoid: [
    'For one number: write it as text.',
    'For more than some thirty bars: put them together, by month instead of by week.',
  ],
  screenReader: [
    '“Messages by week, table, 4 rows, 3 columns”',
    '“Nov 2, row header; Messages, 12; Won, 3”',
  ],
};
