import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { compact } from '../../desk/index.ts';
import { exampleLead, exampleLeads, exampleStatuses, oddLeads } from '../leads.fixtures.ts';
import { LeadList, type LeadListProps } from './LeadList.tsx';

/** Holds the selection's state, as a screen does. */
function Inbox(props: Omit<LeadListProps, 'selectedIds' | 'onSelectionChange'>) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <div className={compact}>
      <p>{selectedIds.size} selected</p>
      <LeadList {...props} selectedIds={selectedIds} onSelectionChange={setSelectedIds} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Leads/LeadList',
  tags: ['experimental', '!stable'],
  component: Inbox,
  parameters: standsAlone,
  args: {
    leads: exampleLeads(8),
    statuses: exampleStatuses,
    currentId: null,
    hasStatus: true,
    status: 'ready' as const,
    error: '',
    isFiltered: false,
    hasMore: false,
    isLoadingMore: false,
    onOpen: fn(),
    onRetry: fn(),
    onClearFilters: fn(),
    onLoadMore: fn(),
  },
});

const firstWords =
  'Hello, we are building a house and would like to see what is possible. The patio';

type Canvas = ReturnType<typeof within>;
const rows = (canvas: Canvas) => canvas.getAllByRole('row');
const selected = (canvas: Canvas, count: number) =>
  expect(canvas.getByText(`${count} selected`)).toBeVisible();

export const Default = meta.story();
export const OneStatus = meta.story({ args: { hasStatus: false } });
export const Open = meta.story({ args: { currentId: 'lead-1' } });
export const Waiting = meta.story({
  args: { leads: exampleLeads(3).map((lead) => ({ ...lead, isWaiting: true })) },
  play: ({ canvas }) => expect(rows(canvas)[0]).toHaveAccessibleName(/Waiting to sync/),
});
export const Photo = meta.story({
  args: { leads: exampleLeads(3).map((lead, index) => ({ ...lead, hasPhoto: index === 0 })) },
  play: async ({ canvas }) => {
    await expect(rows(canvas)[0]).toHaveAccessibleName(/, 1 photo,/);
    await expect(canvas.getAllByRole('img', { name: '1 photo' })).toHaveLength(1);
  },
});
export const Deleted = meta.story({
  args: {
    leads: exampleLeads(3).map((lead) => ({ ...lead, isUndelivered: true })),
    onRestore: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(rows(canvas)[0]).toHaveAccessibleName(/Notification failed/);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Ana Garza' }));
    await expect(args.onRestore).toHaveBeenCalledWith('lead-0');
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});
export const Empty = meta.story({ args: { leads: [] } });
export const NoMatch = meta.story({
  args: { leads: [], isFiltered: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClearFilters).toHaveBeenCalledOnce();
  },
});
export const Loading = meta.story({ args: { leads: [], status: 'loading' as const } });
const failed = { status: 'failed' as const, error: 'The connection was lost.' };
export const Failed = meta.story({
  args: { ...failed, leads: [], hasMore: true },
  play: ({ canvas }) => expect(canvas.getByText('Load older messages')).toBeVisible(),
});
export const FailedAgain = meta.story({
  args: failed,
  play: async ({ canvas, args }) => {
    await expect(rows(canvas)).toHaveLength(8);
    await expect(canvas.getByRole('alert')).toHaveTextContent('couldn’t be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const LongText = meta.story({ args: { leads: oddLeads } });
export const SameWords = meta.story({
  args: {
    leads: [
      { ...exampleLead, subject: 'Edinburg', service: 'Edinburg', city: 'Edinburg', flags: [] },
      { ...exampleLead, id: 'nameless', name: exampleLead.phone ?? '', preferredDay: null },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = rows(canvas);
    await expect(first).toHaveAccessibleName(
      `Ana Garza, unread, New, Edinburg, ${firstWords}, November 20, 2026 at 10:42 AM`,
    );
    await expect(first?.textContent?.match(/Edinburg/g)).toHaveLength(1);
    await expect(second?.textContent?.match(/555-0110/g)).toHaveLength(1);
  },
});
export const TwoThousand = meta.story({
  args: { leads: exampleLeads(2000), hasMore: true },
  play: async ({ canvas, args }) => {
    await expect(rows(canvas).length).toBeLessThan(80);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Load older messages' }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
});

/** Loads the rest after a moment, as a backend does. */
function Older(props: ComponentProps<typeof Inbox>) {
  const [count, setCount] = useState(50);
  const load = () => setTimeout(() => setCount(80));
  return <Inbox {...props} leads={exampleLeads(count)} hasMore={count < 80} onLoadMore={load} />;
}

export const Long = meta.story({ tags: ['!visual'], render: (args) => <Older {...args} /> });

Long.test('moves the focus from the last button to the first loaded row', async ({ canvas }) => {
  canvas.getByRole('button', { name: 'Load older messages' }).focus();
  await canvas.findByText('80 messages');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-key', 'lead-50'));
});

Default.test('names each row, moves with arrow keys, and opens with Enter', async (context) => {
  const { canvas, args } = context;
  await expect(canvas.getByRole('grid', { name: 'Messages' })).toBeVisible();
  await expect(rows(canvas)[0]).toHaveAccessibleName(
    `Ana Garza, unread, New, Lights for the patio, ${firstWords}, Lighting Design, McAllen, November 20, 2026 at 10:42 AM`,
  );
  await expect(rows(canvas)[1]).toHaveAccessibleName(/^Luis Treviño, New/);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect(rows(canvas)[2]).toHaveFocus();
  await expect(args.onOpen).toHaveBeenCalledWith('lead-2');
});

Default.test(
  'opens on press, and selects on press during a selection',
  async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Luis Treviño'));
    await expect(args.onOpen).toHaveBeenCalledWith('lead-1');
    await userEvent.click(canvas.getAllByRole('checkbox')[0] as HTMLElement);
    await userEvent.click(canvas.getByText('Luis Treviño'));
    await selected(canvas, 2);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
);

Default.test('selects with Space, and a range with Shift', async ({ canvas }) => {
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await selected(canvas, 1);
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await selected(canvas, 3);
});

Default.test('selects a range by Shift and a checkbox', async ({ canvas }) => {
  const user = userEvent.setup();
  const [, second, , , , sixth] = canvas.getAllByRole('checkbox') as HTMLElement[];
  await user.click(second as HTMLElement);
  await user.keyboard('{Shift>}');
  await user.click(sixth as HTMLElement);
  await user.click((canvas.getAllByRole('checkbox') as HTMLElement[])[0] as HTMLElement);
  await user.keyboard('{/Shift}');
  await expect(canvas.getByText(/ selected$/)).toHaveTextContent('6 selected');
  await expect(sixth).toBeChecked();
});
