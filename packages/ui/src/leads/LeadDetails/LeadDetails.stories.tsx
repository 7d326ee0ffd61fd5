import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { Inbox, MailX, StickyNote } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { compact } from '../../admin/index.ts';
import { choose } from '../../components/Select/Select.fixtures.ts';
import { exampleLead, exampleStatuses, oddLeads } from '../leads.fixtures.ts';
import { LeadDetails, type LeadDetailsProps } from './LeadDetails.tsx';

type Args = Omit<LeadDetailsProps, 'note'> & { onSaveNote: (text: string) => void };

/** A message whose note is held, as a screen does. */
function Held({ onSaveNote, ...props }: Args) {
  const [text, setText] = useState('');
  const note = { text, onChange: setText, onSave: () => onSaveNote(text), maxLength: 5000 };
  return (
    <div className={compact}>
      <LeadDetails {...props} note={note} />
    </div>
  );
}

const time = { dateTime: '2026-11-20T17:10:00Z', label: 'Nov 20, 11:10 AM' };
const history = {
  status: 'ready' as const,
  onRetry: fn(),
  items: [
    {
      ...{ id: 'note', time, icon: StickyNote, title: 'Note by ana@example.com' },
      children: 'Called, no answer. Try again after five.',
    },
    {
      ...{ id: 'mail', time, icon: MailX, tone: 'danger' as const },
      title: 'Mail to the company failed',
    },
    { id: 'received', time, icon: Inbox, title: 'Received' },
  ],
};

const meta = preview.meta({
  title: 'Leads/LeadDetails',
  tags: ['experimental', '!stable'],
  component: Held,
  parameters: standsAlone,
  args: {
    lead: exampleLead,
    statuses: exampleStatuses,
    history,
    onStatusChange: fn(),
    onToggleUnread: fn(),
    onDelete: fn(),
    onClose: fn(),
    onPrevious: fn(),
    onNext: fn(),
    onSaveNote: fn(),
  },
});

export const Default = meta.story();
export const Sheet = meta.story({
  args: { isSheet: true },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '44rem', display: 'grid' }}>
        <Story />
      </div>
    ),
  ],
});
export const First = meta.story({ args: { onPrevious: undefined } });
export const LoadingHistory = meta.story({
  args: { history: { ...history, items: [], status: 'loading' } },
});
export const FailedHistory = meta.story({
  args: { history: { ...history, items: [], status: 'failed' } },
});
export const LongText = meta.story({ args: { lead: oddLeads[0] } });
export const Little = meta.story({ args: { lead: oddLeads[1] } });

Default.test('leads to the phone and to mail', async ({ canvas }) => {
  const href = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
  await expect(href('Call (956) 555-0110')).toBe('tel:9565550110');
  await expect(href('Text (956) 555-0110')).toBe('sms:9565550110');
  await expect(href('Mail ana@example.com')).toBe(
    'mailto:ana@example.com?subject=Re%3A%20Lights%20for%20the%20patio',
  );
});

Default.test('takes the focus to the name, and changes the status', async ({ canvas, args }) => {
  await expect(canvas.getByRole('heading', { name: 'Ana Garza' })).toHaveFocus();
  await choose('Status', 'Won');
  await expect(args.onStatusChange).toHaveBeenCalledWith('won');
});

Default.test('saves a note by its button and by Control and Enter', async ({ canvas, args }) => {
  await expect(canvas.getByRole('button', { name: 'Save note' })).toBeDisabled();
  await userEvent.type(canvas.getByRole('textbox', { name: /Add a note/ }), 'Gate code 12');
  await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
  await userEvent.type(canvas.getByRole('textbox', { name: /Add a note/ }), '{Control>}{Enter}');
  await expect(args.onSaveNote).toHaveBeenCalledTimes(2);
  await expect(args.onSaveNote).toHaveBeenLastCalledWith('Gate code 12');
});

Default.test('has a button for everything that a key does', async ({ canvas, args }) => {
  for (const [name, called] of [
    ['Previous message', args.onPrevious],
    ['Next message', args.onNext],
    ['Mark as read', args.onToggleUnread],
    ['Delete', args.onDelete],
    ['Close the message', args.onClose],
  ] as const) {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(called).toHaveBeenCalledOnce();
  }
});

Little.test('offers only the ways that the visitor left', async ({ canvas }) => {
  await expect(canvas.getByText('The visitor left no words.')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: /^Mail/ })).toBeNull();
});
