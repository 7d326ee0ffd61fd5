import { fixtureManager, fixtureOrigin, inboxRows, leadRows, people } from '@custom-designs/mocks';
import {
  changeMeanwhile,
  connected,
  openedScenario,
  withQueries,
  withToasts,
} from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { addressOf, atDesk } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { queryClient } from '@custom-designs/supabase/queryClient';
import { delay, http } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { currentAccount, draftOf, signOut } from '../auth/index.ts';
import { leadsKey } from './adapter/index.ts';
import { Inbox } from './Inbox.tsx';
import { leadRow } from './storedLead.ts';

const { ana, luis } = leadRows;
const emile = inboxRows.leads.find(({ name }) => name === 'Émile Zapata') ?? ana;
const table = `${fixtureOrigin}/rest/v1/leads`;

const meta = preview.meta({
  title: 'Managers/Inbox',
  component: Inbox,
  decorators: [atDesk, withToasts, withQueries],
  args: {
    content: {
      services: [
        { value: 'lighting-design', label: 'Lighting Design' },
        { value: 'multi-room-audio', label: 'Multi-Room Audio' },
      ],
      cities: [{ value: 'mcallen', label: 'McAllen' }],
      replies: [
        { key: 'reply.received', title: 'We got it', text: 'Hi {name}, thank you & see you.' },
        { key: 'reply.visit', title: 'When can we come?', text: 'Hi {name}, when?' },
        { key: 'reply.review', title: 'Ask for a review', text: 'Hi {name}, a few words?' },
      ],
    },
  },
  // Today's messages show the hour, which changes.
  tags: ['!visual'],
  parameters: {
    ...standsAlone,
    bare: true,
    address: '/admin/leads',
    backend: { ...inboxRows, isSignedIn: true },
  },
  beforeEach: connected,
});

type Canvas = ReturnType<typeof within>;
const row = (canvas: Canvas, name: RegExp) => canvas.findByRole('row', { name });
const hasFocus = (canvas: Canvas, name: RegExp) =>
  waitFor(() => expect(canvas.getByRole('row', { name })).toHaveFocus());
const noRow = (canvas: Canvas, name: RegExp) =>
  waitFor(() => expect(canvas.queryByRole('row', { name })).toBeNull());
const stored = (id: string) =>
  openedScenario()
    .backend.rowsOf('leads')
    .find((lead) => lead.id === id);
const message = (name: string) => screen.findByRole('article', { name });
const press = (name: string) =>
  screen.findByRole('button', { name }).then((button) => userEvent.click(button));

/** Expects a question about the work that signing out would lose. */
async function asksFor(lost: string) {
  await press('Sign out');
  const question = within(await screen.findByRole('alertdialog', { name: /^Sign out/ }));
  const notice = question.getByText(new RegExp(`^Not saved yet: ${lost}\\.`));
  // The dialog fades in.
  await waitFor(() => expect(notice).toBeVisible());
  await userEvent.click(
    question.getAllByRole('button', { name: 'Stay signed in' })[0] as HTMLElement,
  );
}

export const Manager = meta.story();
export const Open = meta.story({ parameters: { address: `/admin/leads?lead=${ana.id}` } });
export const All = meta.story({ parameters: { address: '/admin/leads?status=all' } });
export const Deleted = meta.story({
  parameters: {
    address: '/admin/leads?status=deleted',
    backend: {
      leads: inboxRows.leads.map((lead) =>
        lead.id === ana.id ? { ...lead, deleted_at: lead.created_at } : lead,
      ),
    },
  },
});
export const Reports = meta.story({
  parameters: { address: '/admin/leads?status=reports' },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('table', { name: 'Messages by week' });
    await expect(within(chart).getAllByRole('row')).toHaveLength(13);
  },
});

Manager.test(
  'shows new messages and their number everywhere, and searches',
  async ({ canvas, msw }) => {
    await row(canvas, /^Ana Garza, unread, New/);
    const asked: string[] = [];
    msw.use(http.get(table, ({ request }) => void asked.push(request.url)));
    const tab = await canvas.findByRole('link', { name: 'Inbox 5' });
    await expect(tab).toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { name: 'Messages 5 new' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('(5) Messages - Custom Designs'));
    // The search covers all messages, and typed letters aren't shortcuts.
    await userEvent.keyboard('/émile 956');
    await row(canvas, /^Émile Zapata, Contacted/);
    await noRow(canvas, /^Ana/);
    await waitFor(() => expect(addressOf(canvas)).toBe('/admin/leads?status=all&q=%C3%A9mile+956'));
    await userEvent.keyboard('xyl');
    await canvas.findByText('No messages match your search and filters.');
    await userEvent.click(canvas.getByRole('link', { name: 'Messages 5 new' }));
    await row(canvas, /^Ana/);
    // Requests neither all messages without the search, nor the search in a single tab.
    await expect(asked.filter((url) => /search=/.test(url) === /status=/.test(url))).toEqual([]);
  },
);

Manager.test(
  'handles messages by keys alone: next, open, contacted, undo, several at once',
  async ({ canvas }) => {
    await row(canvas, /^Ana Garza/);
    await userEvent.keyboard('jj');
    await hasFocus(canvas, /^Luis/);
    await userEvent.keyboard('{Enter}');
    await message('Luis Treviño');
    await waitFor(() => expect(stored(luis.id)?.read_at).not.toBeNull());
    await userEvent.keyboard('2');
    await noRow(canvas, /^Luis/);
    await waitFor(() => expect(stored(luis.id)?.status).toBe('contacted'));
    await userEvent.keyboard('z');
    await waitFor(() => expect(stored(luis.id)?.status).toBe('new'));
    await userEvent.keyboard('k{Escape}');
    await hasFocus(canvas, /^Ana/);
    await userEvent.keyboard('xjx');
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    await press('Status');
    await press('Scheduled');
    await noRow(canvas, /^Ana/);
    await waitFor(() => {
      for (const { id } of [ana, luis]) expect(stored(id)?.status).toBe('scheduled');
    });
  },
);

const benManages = people.map((one) =>
  one.email === 'ben@example.com' ? { ...one, role: 'manager' } : one,
);
const withBen = { parameters: { backend: { people: benManages } } };

Manager.test('hands several messages to another manager at once', withBen, async ({ canvas }) => {
  await row(canvas, /^Ana Garza/);
  await userEvent.keyboard('jxjx');
  await press('Owner');
  await press('Ben');
  await row(canvas, /^Ana Garza, unread, New.*Owner: Ben/);
  await waitFor(() => {
    for (const { id } of [ana, luis]) expect(stored(id)?.owner).toBe('ben@example.com');
  });
  // Only managers may own messages.
  await userEvent.keyboard('x');
  await press('Owner');
  await expect(screen.queryByRole('button', { name: 'leo' })).toBeNull();
});

const eighty = Array.from({ length: 80 }, () => ({ ...luis, id: crypto.randomUUID() }));
const many = { parameters: { backend: { leads: eighty } } };

Manager.test('loads older messages once the loaded ones are done', many, async ({ canvas }) => {
  await canvas.findAllByRole('row');
  await userEvent.keyboard('jx');
  await press('Select all 50');
  await userEvent.keyboard('2');
  await canvas.findByText('30 messages');
});

Manager.test('deletes a message, opens the next one, and undoes it', async ({ canvas }) => {
  await userEvent.click(await row(canvas, /^Ana Garza/));
  await message('Ana Garza');
  await press('Delete');
  await waitFor(() => expect(stored(ana.id)?.deleted_at).not.toBeNull());
  // The offer ends after six seconds, so the slower check of the opened message comes after it.
  await press('Undo');
  await row(canvas, /^Ana Garza/);
  await waitFor(() => expect(stored(ana.id)?.deleted_at).toBeNull());
  await message('Luis Treviño');
});

Deleted.test('restores a selection without other changes', async ({ canvas }) => {
  await row(canvas, /^Ana Garza/);
  await userEvent.keyboard('jx4');
  await expect(await screen.findByRole('button', { name: 'Status' })).toBeDisabled();
  await expect(canvas.getByRole('link', { name: 'Deleted' })).toHaveAttribute('aria-current');
  await press('Restore');
  await noRow(canvas, /^Ana Garza/);
  await canvas.findByText('No deleted messages.');
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Deleted' })).toHaveFocus());
  await waitFor(() => expect(stored(ana.id)?.deleted_at).toBeNull());
  await expect(stored(ana.id)?.status).toBe('new');
});

Manager.test('lists failed notifications, and sends them again', async ({ canvas }) => {
  await row(canvas, /^Ana Garza, unread, New, Notification failed/);
  await canvas.findByText(/1 notification wasn’t delivered. The email service answered 503/);
  await press('Send all again');
  await waitFor(() => {
    const [delivery] = openedScenario().backend.rowsOf('lead_deliveries');
    expect(delivery?.next_attempt_at).not.toBeNull();
  });
  await waitFor(() => expect(canvas.queryByText(/wasn’t delivered/)).toBeNull());
});

/** A manager returns to a page with an unfinished note. */
const halfANote = {
  beforeEach: () => {
    queryClient.setQueryData([...leadsKey, 'lead', ana.id], z.parse(leadRow, ana));
    draftOf(currentAccount() ?? '', 'note', ana.id).write('Gate');
  },
};

Open.test('keeps an unsaved note, and sends an email again', halfANote, async () => {
  const article = within(await message('Ana Garza'));
  const field = article.getByRole('textbox', { name: /Add a note/ });
  await expect(field).toHaveValue('Gate');
  await userEvent.type(field, ' code 12');
  const draft = Object.entries(localStorage).find(([key]) => key.endsWith(ana.id));
  await expect(draft?.[1]).toBe('Gate code 12');
  await userEvent.click(article.getByRole('button', { name: 'Save note' }));
  await expect(field).toHaveValue('');
  await article.findByText('Gate code 12');
  await article.findByText(/The email service answered 503/);
  await userEvent.click(article.getByRole('button', { name: 'Send again' }));
  await waitFor(() => {
    const [delivery] = openedScenario().backend.rowsOf('lead_deliveries');
    expect(delivery?.next_attempt_at).not.toBeNull();
  });
});

Open.test(
  "reports another manager's change, and saves the new status on a retry",
  halfANote,
  async ({ canvas }) => {
    await message('Ana Garza');
    await changeMeanwhile(table, ana.id, { status: 'lost' });
    await userEvent.keyboard('4');
    const line = await canvas.findByText(/Someone else set it to Lost/);
    await expect(line).toHaveTextContent('Ana Garza wasn’t set to Won.');
    await asksFor('1 change, 1 note');
    await press('Try again');
    await waitFor(() => expect(stored(ana.id)?.status).toBe('won'));
  },
);

Manager.test(
  'contains no message after a sign-out, even from a late response',
  async ({ canvas, msw }) => {
    await row(canvas, /^Luis/);
    await userEvent.keyboard('jj2');
    await waitFor(() => expect(stored(luis.id)?.status).toBe('contacted'));
    const answerLate = async ({ request }: { request: Request }) => {
      const answer = await openedScenario().backend.fetch(request);
      await signOut();
      spyOn(queryClient, 'invalidateQueries');
      return answer;
    };
    msw.use(http.patch(table, answerLate));
    await userEvent.keyboard('3');
    await waitFor(() => expect(queryClient.invalidateQueries).toHaveBeenCalled());
    const kept = queryClient.getQueriesData({ queryKey: leadsKey }).filter(([, data]) => data);
    await expect(kept).toEqual([]);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Your session has expired/);
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
);

Open.test('keeps a message unread once it is marked so', async ({ canvas }) => {
  await message('Ana Garza');
  await waitFor(() => expect(stored(ana.id)?.read_at).not.toBeNull());
  await userEvent.keyboard('u');
  await waitFor(() => expect(stored(ana.id)?.read_at).toBeNull());
  // Changes are sent in order, so the first result shows before the second.
  await userEvent.keyboard('2');
  await waitFor(() => expect(stored(ana.id)?.status).toBe('contacted'));
  await userEvent.keyboard('3');
  await waitFor(() => expect(stored(ana.id)?.status).toBe('scheduled'));
  await expect(stored(ana.id)?.read_at).toBeNull();
  // The message has left the list, so the focus moves to another row.
  await userEvent.keyboard('{Escape}');
  await hasFocus(canvas, /^Luis/);
});

All.test('marks a message as read that another manager has marked unread', async ({ canvas }) => {
  const known = await row(canvas, /^Émile Zapata, Contacted/);
  await changeMeanwhile(table, emile.id, { read_at: null });
  await userEvent.click(known);
  await message('Émile Zapata');
  await waitFor(() => expect(stored(emile.id)?.read_at).not.toBeNull());
});

Deleted.test('marks an opened message as read when it is restored', async ({ canvas }) => {
  await userEvent.click(await row(canvas, /^Ana Garza, unread/));
  const article = within(await message('Ana Garza'));
  await userEvent.click(article.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(stored(ana.id)?.deleted_at).toBeNull());
  await expect(stored(ana.id)?.read_at).not.toBeNull();
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Deleted' })).toHaveFocus());
});

const eventsOf = (leadId: string) =>
  openedScenario()
    .backend.rowsOf('lead_events')
    .filter(({ lead_id }) => lead_id === leadId);

Open.test('records contacts with their follow-up, and undoes them', async ({ canvas }) => {
  const article = within(await message('Ana Garza'));
  const kinds = () => eventsOf(ana.id).map(({ kind }) => kind);
  await userEvent.click(article.getByRole('button', { name: 'Left a message' }));
  await article.findByText(/^Follow up (tomorrow|\w{3}, )/);
  await userEvent.keyboard('z');
  await waitFor(() => expect(article.queryByText(/^Follow up \w/)).toBeNull());
  await userEvent.keyboard('r');
  await waitFor(() => expect(stored(ana.id)?.status).toBe('contacted'));
  await noRow(canvas, /^Ana/);
  await userEvent.keyboard('v');
  await article.findByText(/^Follow up (tomorrow|\w{3}, )/);
  await waitFor(() => expect(stored(ana.id)?.next_at).toMatch(/^20/));
  await article.findByText(/^Left a message by Manager/);
  // Changes are sent in order, so the undone contact is gone.
  await expect(kinds()).toEqual(['note', 'reached', 'voicemail']);
});

const dueMessages = { parameters: { address: '/admin/leads?status=due' } };

Manager.test('lists due messages, oldest first, and plans them', dueMessages, async (context) => {
  const { canvas } = context;
  await row(canvas, /^Rosa Cantú, Scheduled, Due Thu, Nov 19, Owner: Ben/);
  const names = canvas.getAllByRole('row').map(({ textContent }) => textContent?.slice(0, 4));
  await expect(names).toEqual(['Rosa', 'Émil']);
  await expect(await canvas.findByRole('link', { name: 'Due 2' })).toHaveAttribute('aria-current');
  await userEvent.keyboard('jot');
  await noRow(canvas, /^Rosa/);
  const rosa = () => inboxRows.leads.find(({ name }) => name === 'Rosa Cantú')?.id ?? '';
  await waitFor(() => expect(stored(rosa())?.owner).toBe(fixtureManager.email));
  await canvas.findByRole('link', { name: 'Due 1' });
});

/** A manager has changed the first reply. */
const ownReply = {
  beforeEach: async () => {
    const { backend } = openedScenario();
    await backend.fetch(`${fixtureOrigin}/rest/v1/site_facts`, {
      method: 'POST',
      headers: { apikey: backend.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        key: 'reply.received',
        value: { title: 'Thanks', text: 'Hello {name}, thanks.' },
      }),
    });
  },
};

Open.test('offers replies with the name filled in, as last changed', ownReply, async () => {
  const article = within(await message('Ana Garza'));
  await userEvent.click(article.getByRole('button', { name: /^Text/ }));
  await expect(await screen.findByRole('link', { name: 'Thanks' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^sms:.*\?&body=Hello%20Ana%2C%20thanks\.$/),
  );
  await expect(screen.getByRole('link', { name: 'When can we come?' })).toBeVisible();
  await expect(screen.queryByRole('link', { name: 'Ask for a review' })).toBeNull();
  // Letters are the dialog's own.
  await userEvent.keyboard('u{Escape}');
  await expect(stored(ana.id)?.status).toBe('new');
});

Open.test('plans and offers to ask for a review once a message is won', async ({ canvas }) => {
  const article = within(await message('Ana Garza'));
  await userEvent.keyboard('4');
  await screen.findByText(/^Ana Garza: Won\. Ask for a review \w{3}, /);
  await waitFor(() => expect(stored(ana.id)?.next_at).toMatch(/^20/));
  await userEvent.keyboard('z');
  await waitFor(() => expect(stored(ana.id)).toMatchObject({ status: 'new', next_at: null }));
  await userEvent.keyboard('4');
  await article.findByText(/^Ask for a review \w{3}, /);
  await userEvent.click(article.getByRole('button', { name: /^Text/ }));
  const replies = within(await screen.findByRole('dialog', { name: /^Replies/ }));
  const [, first] = replies.getAllByRole('link');
  await expect(first).toHaveAccessibleName('Ask for a review');
  await expect(first).toHaveAttribute('href', expect.stringContaining('Hi%20Ana%2C%20a%20few'));
  await userEvent.keyboard('{Escape}');
  const link = article.getByRole('link', { name: 'Add their review' });
  await expect(link.getAttribute('href')).toMatch(
    /^\/admin\/reviews\/edit#name=Ana\+Garza&saidOn=20/,
  );
  // A person who was asked isn't asked again.
  await userEvent.keyboard('r');
  await waitFor(() => expect(stored(ana.id)).toMatchObject({ status: 'won', next_at: null }));
  await userEvent.keyboard('4');
  await expect(article.queryByText(/^Ask for a review \w{3}, /)).toBeNull();
  await noRow(canvas, /^Ana/);
});

Open.test('assigns the message to the chosen owner', async () => {
  const article = within(await message('Ana Garza'));
  await userEvent.click(article.getByRole('button', { name: /Owner$/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Me' }));
  await article.findByText('Owner: me');
  await waitFor(() => expect(stored(ana.id)?.owner).toBe(fixtureManager.email));
});

Open.test("links to the sender's earlier message, and corrects a note", async ({ canvas }) => {
  const article = within(await message('Ana Garza'));
  await userEvent.click(await article.findByRole('button', { name: 'Edit' }));
  const field = article.getByRole('textbox', { name: 'Note' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Call after six.');
  await userEvent.click(article.getByRole('button', { name: 'Save' }));
  await article.findByText('Call after six.');
  await waitFor(() => expect(eventsOf(ana.id)[0]?.note).toBe('Call after six.'));
  const others = within(article.getByRole('region', { name: '1 earlier message' }));
  await userEvent.click(others.getByRole('link', { name: /Question 1/ }));
  await waitFor(() => expect(addressOf(canvas)).toMatch(/lead=1ead0000-0000-4000-8000-0+9$/));
});

Manager.test("keeps a caller's message until it is saved, and opens it", async ({ canvas }) => {
  await row(canvas, /^Ana Garza/);
  await userEvent.keyboard('c');
  const dialog = await screen.findByRole('dialog', { name: 'New message from a caller' });
  const field = (name: string) => within(dialog).getByRole('textbox', { name });
  await waitFor(() => expect(field('Name')).toHaveFocus());
  await userEvent.keyboard('Nora{Tab}956 555 0199');
  await userEvent.keyboard('{Escape}');
  await press('New message from a caller');
  await expect(await screen.findByDisplayValue('956 555 0199')).toBeVisible();
  await press('Save message');
  const article = within(await message('Nora'));
  await article.findByText('Written down by Manager');
  await row(canvas, /^Nora/);
  await waitFor(() => {
    const leads = openedScenario().backend.rowsOf('leads');
    const saved = leads.find(({ name }) => name === 'Nora');
    expect(saved).toMatchObject({ kind: 'phone', phone: '956 555 0199', status: 'new' });
  });
  await expect(draftOf(currentAccount() ?? '', 'note', 'caller').read()).toBe('');
});

const nothing = {
  parameters: { backend: { leads: [], leadEvents: [], leadDeliveries: [] } },
};

Manager.test(
  'does not report an empty search result before the response',
  nothing,
  async ({ canvas, msw }) => {
    await canvas.findByText('No new messages.');
    msw.use(http.get(table, () => delay('infinite')));
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await expect(canvas.queryByText('No messages match your search and filters.')).toBeNull();
    await canvas.findByText('Loading messages...');
  },
);
