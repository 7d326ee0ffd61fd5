import { fixtureManager, fixtureOrigin, inboxRows } from '@custom-designs/mocks';
import { changeMeanwhile, openedScenario } from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { addressOf } from '@custom-designs/storybook/routed.tsx';
import { queryClient } from '@custom-designs/supabase/queryClient';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { currentAccount, draftOf } from '../auth/index.ts';
import { leadsKey } from './adapter/index.ts';
import {
  ana,
  anaDeleted,
  goOffline,
  hasFocus,
  inInbox,
  message,
  noRow,
  parameters,
  press,
  row,
  stored,
  table,
} from './Inbox.fixtures.ts';
import { Inbox } from './Inbox.tsx';
import { leadRow } from './storedLead.ts';

const emile = inboxRows.leads.find(({ name }) => name === 'Émile Zapata') ?? ana;

const meta = preview.meta({
  ...inInbox,
  title: 'Managers/OpenMessage',
  component: Inbox,
  // Today's messages show the hour, which changes.
  tags: ['!visual'],
  parameters: { ...parameters, address: `/admin/leads?lead=${ana.id}` },
});

export const Open = meta.story();
export const Deleted = meta.story({
  parameters: { address: `/admin/leads?status=deleted&lead=${ana.id}`, backend: anaDeleted },
});

Open.test('deletes a message, opens the next one, and undoes it', async ({ canvas }) => {
  await message('Ana Garza');
  await press('Delete');
  await waitFor(() => expect(stored(ana.id)?.deleted_at).not.toBeNull());
  // The offer ends after six seconds, but F8 brings it back, and it stays while it has the focus.
  await userEvent.keyboard('{F8}');
  await press('Undo');
  await row(canvas, /^Ana Garza/);
  await waitFor(() => expect(stored(ana.id)?.deleted_at).toBeNull());
  await message('Luis Treviño');
});

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

Open.test('keeps the keyboard where it chose or cleared a day, and saved a note', async () => {
  const article = within(await message('Ana Garza'));
  const press = async (name: string) => {
    article.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
  };
  await press('Tomorrow');
  await waitFor(() => expect(article.getByRole('button', { name: 'Clear' })).toHaveFocus());
  await press('Clear');
  await waitFor(() => expect(article.getByRole('button', { name: 'Tomorrow' })).toHaveFocus());
  const field = article.getByRole('textbox', { name: /Add a note/ });
  await userEvent.type(field, 'Gate code 12');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveFocus());
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

Open.test('ends the toast of a refused change, so that it can’t be undone', async () => {
  const article = within(await message('Ana Garza'));
  await waitFor(() => expect(stored(ana.id)?.read_at).not.toBeNull());
  await changeMeanwhile(table, ana.id, { status: 'scheduled' });
  await userEvent.keyboard('5');
  const alert = await screen.findByText('1 change wasn’t saved:');
  await expect(alert).toBeVisible();
  // On a phone, nothing outside the open message is visible.
  const dialog = screen.queryByRole('dialog', { name: 'Message' });
  if (dialog) await expect(dialog).toContainElement(alert);
  // By itself, the toast would close after six seconds.
  await waitFor(() => expect(screen.queryByText('Ana Garza: Lost')).toBeNull(), { timeout: 3000 });
  await userEvent.keyboard('z');
  await userEvent.click(article.getByRole('button', { name: 'Mark as unread' }));
  await waitFor(() => expect(stored(ana.id)?.read_at).toBeNull());
  // Changes are sent in order, so an undo would have failed by now.
  await expect(screen.getByText('1 change wasn’t saved:')).toBeVisible();
  await expect(stored(ana.id)?.status).toBe('scheduled');
});

Open.test('undoes nothing that was refused later', async ({ msw }) => {
  await message('Ana Garza');
  await waitFor(() => expect(stored(ana.id)?.read_at).not.toBeNull());
  await changeMeanwhile(table, ana.id, { status: 'scheduled' });
  const gate = Promise.withResolvers<void>();
  msw.use(
    http.patch(table, async ({ request }) => {
      await gate.promise;
      return openedScenario().backend.fetch(request);
    }),
  );
  await userEvent.keyboard('5');
  await press('Undo');
  gate.resolve();
  await screen.findByText('1 change wasn’t saved:');
  await userEvent.keyboard('t');
  await waitFor(() => expect(stored(ana.id)?.next_at).toMatch(/^20/));
  // Changes are sent in order, so the undo would have failed by now.
  await expect(screen.getByText('1 change wasn’t saved:')).toBeVisible();
});

Open.test('leaves the note by Escape, so that keys are shortcuts again', async () => {
  const article = within(await message('Ana Garza'));
  await userEvent.keyboard('n');
  const field = article.getByRole('textbox', { name: /Add a note/ });
  await expect(field).toHaveFocus();
  await userEvent.keyboard('Gate{Escape}o');
  await expect(article.getByRole('heading', { name: 'Ana Garza' })).toHaveFocus();
  await expect(field).toHaveValue('Gate');
  await waitFor(() => expect(stored(ana.id)?.owner).toBe(fixtureManager.email));
});

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

const all = { parameters: { address: '/admin/leads?status=all' } };

Open.test(
  'marks a message as read that another manager has marked unread',
  all,
  async ({ canvas }) => {
    const known = await row(canvas, /^Émile Zapata, Contacted/);
    await changeMeanwhile(table, emile.id, { read_at: null });
    await userEvent.click(known);
    await message('Émile Zapata');
    await waitFor(() => expect(stored(emile.id)?.read_at).not.toBeNull());
  },
);

Deleted.test('marks an opened message as read when it is restored', async ({ canvas }) => {
  await row(canvas, /^Ana Garza, unread/);
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
  await userEvent.keyboard('r');
  await screen.findByText(/^Reached: Ana Garza\. Still planned: (tomorrow|\w{3}, )/);
});

Open.test('counts a contact and what it changes as one change', async ({ canvas, msw }) => {
  await message('Ana Garza');
  goOffline(msw);
  await userEvent.keyboard('r');
  await canvas.findByText('You’re offline. 1 change will sync when you reconnect.');
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
    new RegExp(`^/admin/reviews/edit#name=Ana\\+Garza&saidOn=20.*&about=${ana.id}$`),
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

const notLoaded = 'Notes and history couldn’t be loaded. They show once you’re online.';

Open.test(
  'says offline that the history of an unread message is missing, and not of an opened one',
  async ({ canvas, msw }) => {
    await within(await message('Ana Garza')).findByText(/^Note by/);
    goOffline(msw);
    await userEvent.click(await row(canvas, /^Luis/));
    const luisMessage = within(await message('Luis Treviño'));
    await luisMessage.findByText(notLoaded);
    await userEvent.click(await row(canvas, /^Ana Garza/));
    const article = within(await message('Ana Garza'));
    await article.findByText(/^Note by/);
    await expect(article.queryByText(notLoaded)).toBeNull();
  },
);

Open.test('keeps the time of a note that waited for a connection', async ({ msw }) => {
  const article = within(await message('Ana Garza'));
  const online = openedScenario().handlers;
  goOffline(msw);
  await userEvent.type(article.getByRole('textbox', { name: /Add a note/ }), 'Gate 12');
  await userEvent.click(article.getByRole('button', { name: 'Save note' }));
  await article.findByText('Note, waiting to sync');
  const written = Date.now();
  msw.use(...online);
  window.dispatchEvent(new Event('online'));
  const note = () => eventsOf(ana.id).find((event) => event.note === 'Gate 12');
  await waitFor(() => expect(note()).toBeDefined());
  await expect(Date.parse(String(note()?.created_at))).toBeLessThanOrEqual(written);
});
