import {
  deskPosts,
  deskRows,
  fixtureManager,
  inboxRows,
  people,
  scenario,
} from '@custom-designs/mocks';
import {
  connected,
  openedScenario,
  withQueries,
  withToasts,
} from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { addressOf, atDesk } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { queryClient } from '@custom-designs/supabase/queryClient';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { currentAccount, storedChanges } from '../auth/index.ts';
import { Today } from './Today.tsx';

const meta = preview.meta({
  title: 'Managers/Today',
  component: Today,
  args: { samples: { facts: [], hasPictures: false } },
  decorators: [atDesk, withToasts, withQueries],
  // The times change.
  tags: ['!visual'],
  parameters: {
    ...standsAlone,
    bare: true,
    address: '/admin',
    backend: { ...inboxRows, posts: deskPosts, isSignedIn: true },
  },
  beforeEach: async (context) => {
    const stop = await connected(context);
    const built = { builtAt: '2020-01-01T12:00:00Z' };
    context.msw.use(http.get('/build.json', () => HttpResponse.json(built)));
    return stop;
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /new messages/ });
    await canvas.findByRole('region', { name: 'Website' });
  },
});

Default.test(
  'shows the newest messages, what is due, and posts, with a way to call',
  async ({ canvas }) => {
    const messages = within(await canvas.findByRole('list', { name: /^\d+ new messages?$/ }));
    const rows = await messages.findAllByRole('listitem');
    await expect(rows.length).toBeLessThanOrEqual(3);
    await expect(rows[0]).toHaveTextContent(/ago/);
    const [call] = messages.getAllByRole('link', { name: /^Call / });
    await expect(call?.getAttribute('href')).toMatch(/^tel:\d/);
    const drafts = within(canvas.getByRole('list', { name: /^\d+ drafts? of/ }));
    const draft = drafts.getByRole('link', { name: deskRows.draft.title });
    await expect(draft).toHaveAttribute('href', `/admin/posts/edit?post=${deskRows.draft.id}`);
    const scheduled = within(canvas.getByRole('list', { name: '1 scheduled post' }));
    await expect(scheduled.getByText('appears Dec 4, 2099, 8:00 AM')).toBeVisible();
  },
);

/** A message was won in the week before, and its sender wasn't asked for a review yet. */
export const Won = meta.story({
  parameters: {
    backend: {
      leads: inboxRows.leads.map((lead) =>
        lead.name === 'Border Brewing Co.' ? { ...lead, next_at: '2026-11-18' } : lead,
      ),
    },
  },
  play: async ({ canvas }) => {
    const due = within(await canvas.findByRole('list', { name: /^\d+ messages to follow up$/ }));
    const [first] = await due.findAllByRole('listitem');
    await expect(first).toHaveTextContent(/was due Wed, Nov 18, lateAsk for a review/);
    await expect(canvas.getByRole('link', { name: '3 messages to follow up' })).toBeVisible();
  },
});

/** Another manager gave this one three messages, of which one is lost, and has contacted all but one. */
export const Given = meta.story({
  parameters: {
    backend: {
      leads: inboxRows.leads.map((lead, index) => ({
        ...{ ...lead, deleted_at: null, status: index === 0 ? 'lost' : 'new' },
        owner:
          index < 3 ? fixtureManager.email : lead.name === 'Rosa Cantú' ? 'ben@example.com' : null,
        next_at: index === 1 || lead.name === 'Rosa Cantú' ? '2026-11-20' : null,
        first_contacted_at: lead.name === 'Border Brewing Co.' ? null : '2026-11-26T15:00:00Z',
      })),
    },
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '2 open messages are yours' });
    await expect(link).toHaveAttribute('href', '/admin/leads?status=mine');
    const mine = within(canvas.getByRole('list', { name: /^\d+ open messages are yours$/ }));
    const own = await mine.findAllByRole('listitem');
    await expect(own).toHaveLength(2);
    // What is due comes first, and isn't listed a second time.
    await expect(own[0]).toHaveTextContent(/^Luis Treviño.* ago, was due Fri, Nov 20, late/);
    const due = within(canvas.getByRole('list', { name: /^\d+ messages to follow up$/ }));
    await expect(due.queryByText('Luis Treviño')).toBeNull();
    const [colleague] = due.getAllByRole('listitem');
    await expect(colleague).toHaveTextContent(/^Rosa Cantú.*was due Fri, Nov 20, Ben, late/);
    const others = within(canvas.getByRole('list', { name: /^\d+ new messages$/ }));
    const [first, second] = await others.findAllByRole('listitem');
    await expect(first).toHaveTextContent(/Border Brewing Co\..* ago/);
    await expect(first).not.toHaveTextContent(/contacted/);
    await expect(second).toHaveTextContent(/ago, (was due|contacted)/);
    await expect(others.queryByText(inboxRows.leads[1]?.name ?? '')).toBeNull();
  },
});

/** Five messages are this manager's: three were contacted, one is planned for later, and one still waits. */
export const Waiting = meta.story({
  parameters: {
    backend: {
      leads: inboxRows.leads.slice(0, 8).map((lead, index) => ({
        ...{ ...lead, deleted_at: null, status: 'new' },
        ...{ name: `Visitor ${index}`, owner: index < 5 ? fixtureManager.email : null },
        next_at: index === 0 ? '2099-01-01' : null,
        first_contacted_at: index > 0 && index < 4 ? '2026-11-26T15:00:00Z' : null,
      })),
    },
  },
  play: async ({ canvas }) => {
    const mine = within(await canvas.findByRole('list', { name: /^\d+ open messages are yours$/ }));
    const own = await mine.findAllByRole('link', { name: /^Visitor/ });
    await expect(own.map(({ textContent }) => textContent)).toEqual([
      ...['Visitor 4', 'Visitor 1', 'Visitor 2'],
    ]);
    const others = within(canvas.getByRole('list', { name: /^\d+ new messages$/ }));
    const [first] = await others.findAllByRole('link', { name: /^Visitor/ });
    await expect(first).toHaveTextContent('Visitor 5');
  },
});

/** This week's visitors were called back after 30 minutes and after an hour. */
export const Answered = meta.story({
  beforeEach: ({ msw }) => {
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const times = [
      { created_at: at(90), first_contacted_at: at(60) },
      { created_at: at(90), first_contacted_at: at(30) },
    ];
    msw.use(
      http.get(/rest\/v1\/leads/, ({ request }) =>
        request.url.includes('select=created_at%2Cfirst') ? HttpResponse.json(times) : undefined,
      ),
    );
  },
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText('First contact this week: after 45 min (median of 2 messages).'),
    ).toBeVisible(),
});

/** A site that still shows samples, on the embedded backend. */
export const BeforeLaunch = meta.story({
  args: { samples: { facts: ['phone', 'email', 'reply.visit'], hasPictures: true } },
  parameters: { backend: { ...inboxRows, people: people.slice(0, 1), isSignedIn: true } },
  beforeEach: ({ msw }) =>
    msw.use(http.get(/auth\/v1\/settings/, () => HttpResponse.json({ mailer: 'outbox' }))),
});

BeforeLaunch.test('counts what is left to do before the launch', async ({ canvas }) => {
  const card = within(await canvas.findByRole('region', { name: 'Before launch' }));
  const links = card.getAllByRole('link').map((link) => link.textContent?.trim());
  await expect(links).toEqual([
    '3facts to confirm',
    'Add your own pictures',
    'Invite your people',
    'Mail isn’t set up: invitations are links to copy',
  ]);
  await expect(card.getByRole('link', { name: /facts to confirm/ })).toHaveAttribute(
    'href',
    '/admin/facts?show=samples',
  );
});

Default.test('opens the message that someone calls about', async ({ canvas, userEvent }) => {
  const [call] = await canvas.findAllByRole('link', { name: /^Call / });
  await userEvent.click(call as HTMLElement);
  await waitFor(() => expect(addressOf(canvas)).toMatch(/^\/admin\/leads\?lead=/));
});

Default.test('signs out after an update has failed', async ({ canvas, userEvent, msw }) => {
  msw.use(http.post(/functions\/v1\/publish/, () => new HttpResponse(null, { status: 501 })));
  await userEvent.click(await canvas.findByRole('button', { name: 'Update now' }));
  await screen.findByText('The website wasn’t updated');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
  await expect(await canvas.findByLabelText('Password')).toBeVisible();
});

Default.test('shows what waits, and publishes newer pictures', async ({ canvas, userEvent }) => {
  const messages = await canvas.findByRole('link', { name: /new messages/ });
  await expect(messages).toHaveAttribute('href', '/admin/leads');
  const drafts = canvas.getByRole('link', { name: /draft/ });
  await expect(drafts).toHaveAttribute('href', '/admin/posts');
  const untitled = canvas.getByRole('link', { name: /without a title/ });
  await expect(untitled).toHaveAttribute('href', '/admin/media?only=untitled');
  const website = await canvas.findByRole('region', { name: 'Website' });
  await expect(website).toHaveTextContent(/\d+ newer pictures/);
  await userEvent.click(canvas.getByRole('button', { name: 'Update now' }));
  await expect(await canvas.findByText(/^Updating\. This takes/)).toBeVisible();
});

Default.test(
  'shows what is newer at once to someone who comes back from a desk',
  {
    beforeEach: () => {
      // As it was before the pictures changed, a moment ago.
      const old = { builtAt: '2020-01-01T12:00:00Z', last: null, changes: [] };
      queryClient.setQueryData(['publish'], old);
    },
  },
  async ({ canvas }) => {
    const website = await canvas.findByRole('region', { name: 'Website' });
    await waitFor(() => expect(website).toHaveTextContent(/\d+ newer pictures/), {
      timeout: 20_000,
    });
  },
);

/** The host has refused, and the update is tried again. */
export const UpdateFailed = meta.story({
  beforeEach: ({ msw }) => {
    const last = {
      id: crypto.randomUUID(),
      state: 'failed',
      error: 'The host answered 500.',
      requested_at: '2026-11-28T21:38:00Z',
      requested_by: null,
      not_before: '2026-11-28T21:40:00Z',
    };
    msw.use(
      http.get(/rest\/v1\/site_publishes/, () => HttpResponse.json([last])),
      http.patch(/rest\/v1\/site_publishes/, async ({ request }) => {
        Object.assign(last, await request.json());
        return HttpResponse.json([{ id: last.id }]);
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/The update failed. We’ll try again at 3:40\sPM./);
    await expect(canvas.getByRole('button', { name: 'Try now' })).toBeVisible();
  },
});

UpdateFailed.test('is not tried again after someone stops it', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
  await canvas.findByText(/The last update failed/);
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
});

const WAITING = 'Call after six.';

/** The phone has no connection, and a note waits for it. */
export const Offline = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(...scenario('offline'));
    const change = { id: crypto.randomUUID(), account: currentAccount() ?? '', at: Date.now() };
    const note = { id: crypto.randomUUID(), text: WAITING, at: new Date().toISOString() };
    const value = { kind: 'note', leadId: inboxRows.leads[0]?.id, note };
    await storedChanges.add({ ...change, value, isSilent: false });
  },
  play: async ({ canvas }) => {
    await canvas.findByText('You’re offline. Messages that this browser holds can be read.');
    const link = await canvas.findByRole('link', { name: '1 change will sync when you reconnect' });
    await expect(link).toHaveAttribute('href', '/admin/leads');
    await expect(canvas.getByRole('link', { name: 'Read messages' })).toBeVisible();
    await expect(canvas.queryByText(/couldn’t be loaded/)).toBeNull();
  },
});

Offline.test('sends what the inbox could not, once online', async ({ msw }) => {
  msw.use(...openedScenario().handlers);
  dispatchEvent(new Event('online'));
  const { backend } = openedScenario();
  const notes = () => backend.rowsOf('lead_events').map((row) => row.note);
  await waitFor(() => expect(notes()).toContain(WAITING));
});
