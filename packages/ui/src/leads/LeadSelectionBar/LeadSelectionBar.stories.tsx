import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { atLowerEdge } from '../../desk/compact.fixtures.tsx';
import { exampleStatuses } from '../leads.fixtures.ts';

const owners = [
  { value: 'none', label: 'No one' },
  { value: 'ana@example.com', label: 'ana' },
];

import { LeadSelectionBar } from './LeadSelectionBar.tsx';

const meta = preview.meta({
  title: 'Leads/LeadSelectionBar',
  tags: ['experimental', '!stable'],
  component: LeadSelectionBar,
  args: {
    count: 3,
    shownCount: 50,
    statuses: exampleStatuses,
    onSelectAll: fn(),
    onClear: fn(),
    onSetStatus: fn(),
    owners,
    owner: 'ana@example.com',
    onSetOwner: fn(),
    onDelete: fn(),
  },
  decorators: [atLowerEdge],
});

export const Default = meta.story();
export const Deleted = meta.story({ args: { onRestore: fn() } });
export const Status = meta.story({
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Status' })),
});

Status.test('sets a status for all selected messages, then closes', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Won' }));
  await expect(args.onSetStatus).toHaveBeenCalledWith('won');
  await expect(canvas.queryByRole('button', { name: 'Won' })).toBeNull();
});

export const Owner = meta.story({
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Owner' })),
});

Owner.test('gives all selected messages to a person, then closes', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'ana' }));
  await expect(args.onSetOwner).toHaveBeenCalledWith('ana@example.com');
  await expect(canvas.queryByRole('button', { name: 'ana' })).toBeNull();
});

Owner.test('focuses the present owner, so that a second Enter changes nothing', async (context) => {
  await expect(context.canvas.getByRole('button', { name: 'ana' })).toHaveFocus();
});

Default.test('deletes the selected messages', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  await expect(args.onDelete).toHaveBeenCalledOnce();
});
