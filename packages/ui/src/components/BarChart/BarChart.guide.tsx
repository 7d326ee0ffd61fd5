import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use BarChart to compare a few numbers of one kind, such as messages by week. It is a table with a bar in each row.',
  avoid: [
    'For one number: write it as text.',
    'For more than about thirty bars: group them, for example by month instead of by week.',
  ],
  screenReader: [
    '“Messages by week, table, 4 rows, 3 columns”',
    '“Nov 2, row header; Messages, 12; Won, 3”',
  ],
};
