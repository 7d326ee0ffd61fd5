import preview from '@custom-designs/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { choose } from '../../components/Select/Select.fixtures.ts';
import { compact } from '../../desk/index.ts';
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

export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: '336px' }}>{Story()}</div>],
});
Narrow.test('shows the filters on request, and counts the ones in use', async ({ canvas }) => {
  const toggle = canvas.getByRole('button', { name: 'Filters' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(canvas.queryByRole('button', { name: /City/ })).toBeNull();
  await userEvent.click(toggle);
  await choose('City', 'McAllen');
  await expect(canvas.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});
Narrow.test('fits at large text sizes', async ({ canvas }) => {
  document.documentElement.style.fontSize = '200%';
  await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
  const line = canvas.getByRole('searchbox').closest('search')?.firstElementChild;
  const widths = [line?.scrollWidth, line?.clientWidth];
  document.documentElement.style.fontSize = '';
  await expect(widths[0]).toBe(widths[1]);
});
