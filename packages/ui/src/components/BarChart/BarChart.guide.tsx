import type { Guide } from '../../docs/guide.ts';
import { BarChart } from './BarChart.tsx';

const weeks = [
  { id: '1', label: 'Nov 2', value: 12, part: 3 },
  { id: '2', label: 'Nov 9', value: 19, part: 6 },
  { id: '3', label: 'Nov 16', value: 8, part: 2 },
];

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
  dos: [
    {
      why: 'The number stands beside its bar, so nobody has to measure.',
      example: (
        <BarChart
          caption="Messages by week"
          category="Week of"
          value="Messages"
          part="Won"
          items={weeks}
        />
      ),
    },
  ],
  donts: [
    {
      why: 'Two bars say no more than their two numbers in a sentence.',
      example: (
        <BarChart
          caption="Answered"
          category="Answer"
          value="Messages"
          items={[
            { id: 'yes', label: 'Yes', value: 2 },
            { id: 'no', label: 'No', value: 1 },
          ]}
        />
      ),
    },
  ],
};
