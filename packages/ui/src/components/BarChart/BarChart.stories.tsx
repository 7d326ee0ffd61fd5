import preview from '@custom-designs/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { guide } from './BarChart.guide.tsx';
import { BarChart } from './BarChart.tsx';

const messages = [12, 19, 8, 0, 31, 24, 27, 15];

const items = messages.map((value, index) => ({
  id: `${index}`,
  label: `Week ${index + 1}`,
  value,
  part: Math.round(value / 4),
  more: [value === 0 ? '–' : `${index + 1} h`],
}));

const meta = preview.meta({
  title: 'Components/BarChart',
  component: BarChart,
  parameters: { guide },
  args: {
    caption: 'Messages by week',
    category: 'Week',
    value: 'Messages',
    part: 'Won',
    moreColumns: ['First contact'],
    items,
  },
});

export const Default = meta.story();
export const OneSeries = meta.story({
  args: {
    part: undefined,
    moreColumns: undefined,
    items: items.map(({ part: _, more: __, ...item }) => item),
  },
});
export const Empty = meta.story({ args: { items: [] } });
export const AllZero = meta.story({
  args: { items: items.map((item) => ({ ...item, value: 0, part: 0 })) },
});

Default.test(
  'is a table for screen readers, and draws its largest value at full width',
  async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Messages by week' }));
    const names = table
      .getAllByRole('columnheader')
      .map(({ textContent }: HTMLElement) => textContent);
    await expect(names).toEqual(['Week', 'Messages', 'Won', 'First contact']);
    const row = within(table.getByRole('row', { name: /Week 5/ }));
    await expect(row.getByRole('rowheader')).toHaveTextContent('Week 5');
    const cells = row.getAllByRole('cell').map(({ textContent }: HTMLElement) => textContent);
    await expect(cells).toEqual(['31', '8', '5 h']);
    const width = (week: string) => {
      const track = canvas
        .getByRole('row', { name: new RegExp(week) })
        .querySelector('[aria-hidden]');
      const [bar] = track?.children ?? [];
      return (
        (bar?.getBoundingClientRect().width ?? 0) / (track?.getBoundingClientRect().width ?? 1)
      );
    };
    await expect(width('Week 5')).toBeCloseTo(1, 2);
    await expect(width('Week 6')).toBeCloseTo(24 / 31, 2);
    await expect(width('Week 4')).toBe(0);
  },
);
