import { fixtureManager, inboxRows, people, scenario } from '@custom-designs/mocks';
import { openedScenario } from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { addressOf } from '@custom-designs/storybook/routed.tsx';
import { queryClient } from '@custom-designs/supabase/queryClient';
import { delay, http } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { currentAccount, draftOf, signOut } from '../auth/index.ts';
import { leadsKey } from './adapter/index.ts';
import {
  ana,
  anaDeleted,
  goOffline,
  hasFocus,
  inInbox,
  luis,
  message,
  noRow,
  parameters,
  press,
  row,
  stored,
  table,
} from './Inbox.fixtures.ts';
import { Inbox } from './Inbox.tsx';

const meta = preview.meta({
  ...inInbox,
  title: 'Managers/Inbox',
  component: Inbox,
  // Today's messages show the hour, which changes.
  tags: ['!visual'],
  parameters: { ...parameters, address: '/admin/leads' },
});

export const Manager = meta.story();
export const All = meta.story({ parameters: { address: '/admin/leads?status=all' } });
export const Deleted = meta.story({
  parameters: { address: '/admin/leads?status=deleted', backend: anaDeleted },
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
    await userEvent.clear(canvas.getByRole('searchbox'));
    await row(canvas, /^Ana/);
    await waitFor(() => expect(addressOf(canvas)).toBe('/admin/leads'));
    await userEvent.type(canvas.getByRole('searchbox'), 'xyl');
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
    const selected = await canvas.findByText('2 selected');
    await expect(selected).toBeVisible();
    // The list announces it.
    await expect(selected).toHaveAttribute('aria-live', 'off');
    await press('Status');
    await press('Scheduled');
    await noRow(canvas, /^Ana/);
    await waitFor(() => {
      for (const { id } of [ana, luis]) expect(stored(id)?.status).toBe('scheduled');
    });
  },
);

Manager.test('moves the focus to the row that an undo brings back', async ({ canvas }) => {
  await row(canvas, /^Ana Garza/);
  await userEvent.keyboard('jj2');
  await noRow(canvas, /^Luis/);
  await waitFor(() => expect(stored(luis.id)?.status).toBe('contacted'));
  await userEvent.keyboard('z');
  await hasFocus(canvas, /^Luis/);
});

Manager.test(
  'leaves the focus in the list at the next change after an undo',
  async ({ canvas }) => {
    await row(canvas, /^Ana Garza/);
    await userEvent.keyboard('jj2');
    await press('Undo');
    await hasFocus(canvas, /^Luis/);
    await userEvent.keyboard('2');
    await screen.findByRole('button', { name: 'Undo' });
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  },
);

Manager.test('undoes by its key while the focus is in the offer', async ({ canvas }) => {
  await row(canvas, /^Ana Garza/);
  await userEvent.keyboard('jj2{F8}');
  const offer = await screen.findByRole('button', { name: 'Undo' });
  offer.focus();
  await userEvent.keyboard('z');
  await row(canvas, /^Luis/);
  await waitFor(() => expect(stored(luis.id)?.status).toBe('new'));
});

const benManages = people.map((one) =>
  one.email === 'ben@example.com' ? { ...one, role: 'manager' } : one,
);
const withBen = { parameters: { backend: { people: benManages } } };

const ownedBy = (owner: string | null) =>
  waitFor(() => {
    for (const { id } of [ana, luis]) expect(stored(id)).toMatchObject({ owner, read_at: null });
  });

Manager.test('hands over several unread messages, and undoes it', withBen, async ({ canvas }) => {
  await row(canvas, /^Ana Garza/);
  await userEvent.keyboard('jxjx');
  await press('Owner');
  await press('Ben');
  await row(canvas, /^Ana Garza, unread, New.*Owner: Ben/);
  await ownedBy('ben@example.com');
  await userEvent.keyboard('z');
  await row(canvas, /^Ana Garza, unread, New(?!.*Owner)/);
  await ownedBy(null);
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

const eightyDeleted = {
  parameters: {
    backend: { leads: eighty.map((lead) => ({ ...lead, deleted_at: lead.created_at })) },
  },
};

Deleted.test('keeps the focused row in the window', eightyDeleted, async ({ canvas }) => {
  await canvas.findAllByRole('row');
  // Nineteen steps down, so that the first row is above the window.
  await userEvent.keyboard(`jx${'jx'.repeat(19)}`);
  await press('Restore');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull());
  await waitFor(() => {
    const focused = document.activeElement as HTMLElement;
    expect(focused).toHaveRole('row');
    const { top, bottom } = focused.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
  });
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

Manager.test(
  'shows and counts a message that was changed offline in its new tab, and searches what it holds',
  async ({ canvas, msw }) => {
    await row(canvas, /^Luis/);
    const countOf = (tab: string) =>
      Number(
        canvas.getByRole('link', { name: new RegExp(`^${tab}`) }).textContent?.match(/\d+/)?.[0],
      );
    await canvas.findByRole('link', { name: /^Contacted \d/ });
    const [unhandled, contacted] = [countOf('Inbox'), countOf('Contacted')];
    goOffline(msw);
    await userEvent.keyboard('jj2');
    await noRow(canvas, /^Luis/);
    await expect([countOf('Inbox'), countOf('Contacted')]).toEqual([unhandled - 1, contacted + 1]);
    await userEvent.click(canvas.getByRole('link', { name: /^Contacted/ }));
    // At once, without a request that fails first.
    await expect(await row(canvas, /^Luis Treviño/)).toBeVisible();
    await expect(canvas.queryByText('Loading messages...')).toBeNull();
    await canvas.findByText('Only messages that this browser holds are shown.');
    await canvas.findByText('You’re offline. 1 change will sync when you reconnect.');
    await userEvent.click(canvas.getByRole('link', { name: /^Scheduled/ }));
    await canvas.findByText('This browser holds no messages of this tab.');
    await userEvent.type(canvas.getByRole('searchbox'), 'trevino');
    await row(canvas, /^Luis Treviño, Contacted/);
    await canvas.findByText('Only messages that this browser holds were searched.');
    await canvas.findByText('1 message');
  },
);

Manager.test(
  'counts no messages of a search that the backend did not answer',
  nothing,
  async ({ canvas, msw }) => {
    await canvas.findByText('No new messages.');
    msw.use(...scenario('offline'));
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await canvas.findByText(/^The messages couldn’t be loaded/);
    await expect(canvas.queryByText('0 messages')).toBeNull();
  },
);
