import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import type { Decorator } from '@storybook/react-vite';
import { Inbox, MailX, StickyNote } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { choose } from '../../components/Select/Select.fixtures.ts';
import { compact } from '../../desk/index.ts';
import type { LeadReply } from '../lead.ts';
import {
  exampleContact,
  exampleFollowUp,
  exampleLead,
  exampleStatuses,
  oddLeads,
} from '../leads.fixtures.ts';
import { LeadDetails, type LeadDetailsProps } from './LeadDetails.tsx';

type Args = Omit<LeadDetailsProps, 'note' | 'contact'> & {
  replies?: readonly LeadReply[];
  onSaveNote: (text: string) => void;
  onResult: (result: string) => void;
};

/** Holds the state of the note and of the question, as a screen does. */
function Held({ replies = [], onSaveNote, onResult, ...props }: Args) {
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const close = (result?: string) => {
    setAsked(false);
    if (result) onResult(result);
  };
  const contact = {
    ...exampleContact,
    replies,
    isAsked,
    onContact: () => setAsked(true),
    onResult: close,
    onDismiss: close,
  };
  const note = { text, onChange: setText, onSave: () => onSaveNote(text), maxLength: 5000 };
  return (
    <div className={compact}>
      <LeadDetails {...props} note={note} contact={contact} />
    </div>
  );
}

const time = { dateTime: '2026-11-20T17:10:00Z', label: 'Nov 20, 11:10 AM' };
const history = {
  status: 'ready' as const,
  onRetry: fn(),
  items: [
    {
      ...{ id: 'note', time, icon: StickyNote, title: 'Note by Ana' },
      children: 'Called, no answer. Try again after five.',
    },
    {
      ...{ id: 'mail', time, icon: MailX, tone: 'danger' as const },
      title: 'Email to the company failed',
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
    followUp: { ...exampleFollowUp, onDayChange: fn(), onOwnerChange: fn() },
    onResult: fn(),
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
const src =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAO0lEQVR42mOQEOIBojh7BQgDjhggoktyTCBycBUMENFXMz2AJARB5BA6IAiiAijCgGwHspkMaHbC7QAA4QgeK3iTOvsAAAAASUVORK5CYII=';
const onRetry = fn();
export const WithPhoto = meta.story({ args: { photo: { src, onRetry } } });
export const PhotoLoading = meta.story({ args: { photo: { onRetry } } });
export const PhotoBroken = meta.story({
  args: { photo: { src: 'data:image/png;base64,AAAA', onRetry } },
});
export const PhotoFailed = meta.story({ args: { photo: { isFailed: true, onRetry } } });
const inSheet: Decorator = (Story) => (
  <div style={{ blockSize: '44rem', display: 'grid' }}>
    <Story />
  </div>
);
export const Sheet = meta.story({ args: { isSheet: true }, decorators: [inSheet] });
const replies = [
  { title: 'We got it', text: 'Hi Ana,\nthank you & see you.' },
  { title: 'When can we come?', text: 'Hi Ana, when?' },
  { title: 'Price range', text: 'Hi Ana, it depends.' },
];
export const Replies = meta.story({ args: { replies } });
export const RepliesInSheet = meta.story({
  args: { replies, isSheet: true },
  decorators: [inSheet],
});
export const Deleted = meta.story({
  args: { onRestore: fn(), lead: { ...exampleLead, page: '//evil.example/admin' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('//evil.example/admin').closest('a')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Status/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
});
export const First = meta.story({ args: { onPrevious: undefined } });
const other = {
  ...{ id: 'other', href: '?lead=other', text: 'Speakers in four rooms', status: 'Won' },
  received: { dateTime: '2026-10-02T17:10:00Z', label: 'Oct 2' },
  isEarlier: true,
};
export const Planned = meta.story({
  args: {
    lead: {
      ...exampleLead,
      flags: [
        { label: 'Due Mon, Nov 23', tone: 'danger' },
        { label: 'Owner: me', tone: 'neutral' },
      ],
    },
    followUp: { ...exampleFollowUp, day: '2026-11-23', owner: 'ana@example.com' },
    others: [other, { ...other, id: 'later', isEarlier: false }],
  },
  play: ({ canvas }) =>
    expect(
      canvas.getByRole('region', { name: '1 earlier message, 1 later message' }),
    ).toBeVisible(),
});
export const Won = meta.story({
  args: {
    lead: {
      ...{ ...exampleLead, status: 'won' },
      flags: [{ label: 'Ask for a review Mon, Nov 23', tone: 'accent' }],
    },
    followUp: { ...exampleFollowUp, day: '2026-11-23', reviewHref: '/admin/reviews/edit' },
  },
  play: async ({ canvas }) => {
    const step = within(canvas.getByRole('group', { name: 'Review' }));
    await expect(step.getByRole('link')).toHaveAttribute('href', '/admin/reviews/edit');
  },
});
export const LoadingHistory = meta.story({
  args: { history: { ...history, items: [], status: 'loading' } },
});
export const FailedHistory = meta.story({
  args: { history: { ...history, items: [], status: 'failed' } },
});
export const LongText = meta.story({ args: { lead: oddLeads[0] } });
export const Little = meta.story({
  args: { lead: oddLeads[1] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No message.')).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['tel:9565550110', 'sms:9565550110', 'tel:9565550110']);
  },
});

Default.test(
  'focuses the name, changes the status, and links to email',
  async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Ana Garza' })).toHaveFocus();
    await choose('Status', 'Won');
    await expect(args.onStatusChange).toHaveBeenCalledWith('won');
    await expect(canvas.getByRole('link', { name: 'Email ana@example.com' })).toHaveAttribute(
      'href',
      'mailto:ana@example.com?subject=Re%3A%20Lights%20for%20the%20patio',
    );
  },
);

Default.test('plans the next step', async ({ canvas, args }) => {
  const { onDayChange, onOwnerChange } = args.followUp;
  await userEvent.click(canvas.getByRole('button', { name: 'Tomorrow' }));
  await expect(onDayChange).toHaveBeenLastCalledWith('2026-11-27');
  const field = canvas.getByLabelText('Day to follow up');
  fireEvent.change(field, { target: { value: '2026-12-24' } });
  await expect(onDayChange).toHaveBeenLastCalledWith('2026-12-24');
  // Typing 12/18 passes 12/01.
  field.focus();
  for (const value of ['2026-12-01', '2026-12-18']) {
    fireEvent.keyDown(field, { key: '1' });
    fireEvent.change(field, { target: { value } });
  }
  await expect(onDayChange).toHaveBeenCalledTimes(2);
  await userEvent.tab();
  await expect(onDayChange).toHaveBeenLastCalledWith('2026-12-18');
  await choose('Owner', 'Me');
  await expect(onOwnerChange).toHaveBeenCalledWith('ana@example.com');
});

interface AskContext {
  canvas: ReturnType<typeof within>;
  args: Args;
}

const asks = async ({ canvas, args }: AskContext) => {
  const call = canvas.getByRole('link', { name: /^Call/ });
  // The link would leave the page.
  call.addEventListener('click', (event: Event) => event.preventDefault(), { once: true });
  await userEvent.click(call);
  const question = within(canvas.getByRole('group', { name: 'How did it go?' }));
  await userEvent.click(question.getByRole('button', { name: 'Left a message' }));
  await expect(args.onResult).toHaveBeenCalledWith('voicemail');
  await expect(canvas.queryByRole('group', { name: 'How did it go?' })).toBeNull();
  await expect(call).toHaveFocus();
};
Default.test('asks how a call went, and returns the focus to its link', asks);
Sheet.test('asks how a call went above the links', asks);

const answers = async ({ canvas, args }: AskContext) => {
  const menuOf = async (name: RegExp) => {
    const button = canvas.getByRole('button', { name });
    button.focus();
    await userEvent.keyboard('{Enter}');
    return { button, menu: within(await screen.findByRole('dialog', { name: /^Replies/ })) };
  };
  const mail = await menuOf(/^Email ana@example.com/);
  await expect(mail.menu.getByRole('link', { name: 'We got it' })).toHaveAttribute(
    'href',
    'mailto:ana@example.com?subject=Re%3A%20Lights%20for%20the%20patio&body=Hi%20Ana%2C%0D%0Athank%20you%20%26%20see%20you.',
  );
  await userEvent.keyboard('{Escape}');
  const { button, menu } = await menuOf(/^Text \(956\) 555-0110/);
  const items = menu.getAllByRole('link');
  await expect(items.map(({ textContent }) => textContent)).toEqual([
    'Blank',
    ...replies.map(({ title }) => title),
  ]);
  await expect(items[0]).toHaveAttribute('href', 'sms:9565550110');
  await expect(items[2]).toHaveAttribute('href', 'sms:9565550110?&body=Hi%20Ana%2C%20when%3F');
  // The link would leave the page.
  const opened: string[] = [];
  const keep = (event: Event) => {
    event.preventDefault();
    opened.push((event.target as HTMLAnchorElement).href);
  };
  document.addEventListener('click', keep, { capture: true, once: true });
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  await expect(opened).toEqual(['sms:9565550110?&body=Hi%20Ana%2C%20when%3F']);
  await waitFor(() => expect(button).toHaveFocus());
  const question = within(canvas.getByRole('group', { name: 'How did it go?' }));
  await userEvent.click(question.getByRole('button', { name: 'Reached' }));
  await expect(args.onResult).toHaveBeenCalledWith('reached');
};
Replies.test('starts a text message or an email with a reply, by keys', answers);
RepliesInSheet.test('starts a reply from the lower edge of a phone', answers);

Default.test('saves a note with its button and with Control+Enter', async ({ canvas, args }) => {
  await expect(canvas.getByRole('button', { name: 'Save note' })).toBeDisabled();
  await userEvent.type(canvas.getByRole('textbox', { name: /Add a note/ }), 'Gate code 12');
  await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
  await userEvent.type(canvas.getByRole('textbox', { name: /Add a note/ }), '{Control>}{Enter}');
  await expect(args.onSaveNote).toHaveBeenCalledTimes(2);
  await expect(args.onSaveNote).toHaveBeenLastCalledWith('Gate code 12');
});

Default.test('has a button for every shortcut', async ({ canvas, args }) => {
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

WithPhoto.test('opens a larger view of the photo', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open the photo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Photo from the sender' });
  await expect(within(dialog).getByRole('img')).toBeVisible();
});

PhotoBroken.test('says that a file which is no photo cannot be shown', async ({ canvas }) => {
  await expect(await canvas.findByText(/photo couldn’t/i)).toBeVisible();
});

PhotoFailed.test('loads the photo again on request', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalled();
});
