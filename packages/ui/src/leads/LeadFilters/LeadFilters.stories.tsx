import preview from '@custom-designs/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { compact } from '../../admin/index.ts';
import { choose, selectCalled } from '../../components/Select/Select.fixtures.ts';
import { LeadFilters, type LeadFiltersProps, noLeadFilters } from './LeadFilters.tsx';

/** Holds the filters' state, as a screen does. */
function Held({ filters: first, onChange, ...props }: LeadFiltersProps) {
  const [filters, setFilters] = useState(first);
  return (
    <div className={compact}>
      <LeadFilters
        {...props}
        filters={filters}
        onChange={(next) => {
          setFilters(next);
          onChange(next);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Leads/LeadFilters',
  tags: ['experimental', '!stable'],
  component: Held,
  args: {
    filters: noLeadFilters,
    onChange: fn(),
    services: [
      { value: 'lighting-design', label: 'Lighting Design' },
      { value: 'home-theater-installation', label: 'Home Theater Installation' },
    ],
    cities: [{ value: 'mcallen', label: 'McAllen' }],
    times: [{ value: 'week', label: 'Last 7 days' }],
  },
});

export const Default = meta.story();
Default.test('filters on every keystroke and choice', async ({ canvas, args }) => {
  await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search messages' }), 'ana');
  await choose('City', 'McAllen');
  await expect(args.onChange).toHaveBeenLastCalledWith({
    ...noLeadFilters,
    search: 'ana',
    city: 'mcallen',
  });
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(noLeadFilters);
});

const right = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;

export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: '336px' }}>{Story()}</div>],
});
Narrow.test('scrolls to the focused filter', async ({ canvas }) => {
  const search = canvas.getByRole('searchbox');
  const edge = right(search.closest('search')) + 1;
  await userEvent.type(search, 'ana');
  const clear = canvas.getByRole('button', { name: 'Clear filters' });
  await expect(right(clear)).toBeLessThan(edge);
  await userEvent.tab();
  await expect(clear).toHaveFocus();
  for (const label of ['Service', 'City', 'Time']) {
    await userEvent.tab();
    await expect(selectCalled(label)).toHaveFocus();
    await expect(right(selectCalled(label))).toBeLessThan(edge);
  }
});
Narrow.test('shows every filter without scrolling at large text sizes', async ({ canvas }) => {
  document.documentElement.style.fontSize = '200%';
  const line = canvas.getByRole('searchbox').closest('search')?.firstElementChild;
  await userEvent.type(canvas.getByRole('searchbox'), 'ana');
  const widths = [line?.scrollWidth, line?.clientWidth];
  document.documentElement.style.fontSize = '';
  await expect(widths[0]).toBe(widths[1]);
});
