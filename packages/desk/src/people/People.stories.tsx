import { fixtureEditor, fixtureManager, mailedByProject, people } from '@custom-designs/mocks';
import {
  connected,
  held,
  openedScenario,
  withQueries,
  withToasts,
} from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { atDesk } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { HttpResponse, http } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { signIn } from '../auth/index.ts';
import { People } from './People.tsx';

const meta = preview.meta({
  title: 'Managers/People',
  component: People,
  decorators: [atDesk, withToasts, withQueries],
  parameters: {
    ...standsAlone,
    bare: true,
    address: '/admin/people',
    backend: { isSignedIn: true },
  },
  beforeEach: connected,
});

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const stored = (email: string) =>
  openedScenario()
    .backend.rowsOf('people')
    .find((row) => row.email === email);

export const Manager = meta.story({
  play: async () => expect(await screen.findByRole('list', { name: /^People/ })).toBeVisible(),
});
export const Mailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...mailedByProject),
  play: async () => {
    await screen.findByRole('button', { name: /^Send again/ });
    await expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
  },
});
export const OnlyYou = meta.story({
  parameters: { backend: { people: people.filter(({ email }) => email === fixtureManager.email) } },
  play: async () => expect(await screen.findByText(/^Only you have access\./)).toBeVisible(),
});
const activityAddress = { address: '/admin/people?view=activity' };
export const Activity = meta.story({
  parameters: activityAddress,
  play: async () => expect(await screen.findByRole('list', { name: 'Nov 26, 2026' })).toBeVisible(),
});
export const NoActivity = meta.story({
  parameters: { ...activityAddress, backend: { activity: [] } },
  play: async () => expect(await screen.findByText('Nothing happened yet.')).toBeVisible(),
});
export const ActivityFailing = meta.story({
  parameters: activityAddress,
  globals: { backend: 'failing' },
  play: async () =>
    expect(await screen.findByRole('alert')).toHaveTextContent('The activity couldn’t be loaded.'),
});
export const ActivityOffline = meta.story({
  parameters: activityAddress,
  globals: { backend: 'offline' },
  play: async () =>
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your internet connection'),
});
export const ActivitySlow = meta.story({
  ...held,
  parameters: { ...activityAddress, backend: { ...held.parameters.backend, isSignedIn: true } },
  globals: { backend: 'slow' },
  play: async () => expect(await screen.findByText('Loading the activity')).toBeInTheDocument(),
});
export const Editor = meta.story({
  parameters: { backend: { isSignedIn: false } },
  beforeEach: async () => void (await signIn(fixtureEditor.email, fixtureEditor.password)),
  play: async () => {
    await screen.findByText('Only managers can see people.');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account');
    await expect(screen.getByRole('button', { name: 'Change password' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Activity' })).toBeNull();
  },
});

Manager.test(
  'shows what happened to accounts, newest first, and older rows on request',
  async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Activity' }));
    const entries = (day: RegExp) =>
      screen
        .getAllByRole('list', { name: day })
        .flatMap((list) => within(list).getAllByRole('listitem'));
    const sentences = (day: RegExp) =>
      entries(day).map((entry) => within(entry).getByRole('paragraph').textContent);
    await screen.findByRole('list', { name: 'Nov 26, 2026' });
    await expect(sentences(/^Nov 26/)).toEqual([
      'Ben signed in.',
      'A sign-in to Ben was refused 3 times.',
      'Manager invited Eva as an editor.',
    ]);
    await expect(sentences(/^Nov 25/).slice(0, 3)).toEqual([
      'Manager set Leo to no access.',
      'Manager removed an account.',
      'A removed account updated the website.',
    ]);
    await expect(screen.getByText('The newest 50 entries')).toBeVisible();
    await press('Show more');
    await screen.findByText('56 entries');
    await waitFor(() => expect(entries(/^Nov/)[50]).toHaveFocus());
    await expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
);

Activity.test('filters activity by kind and by person', async () => {
  const choose = async (filter: RegExp, option: string) => {
    await press(filter);
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/Show$/, 'Invitations and roles');
  await waitFor(() => expect(screen.queryByText(/signed in/)).toBeNull());
  await expect(screen.getAllByRole('time')).toHaveLength(3);
  await choose(/Person$/, 'Eva (eva@example.com)');
  await waitFor(() => expect(screen.getAllByRole('time')).toHaveLength(1));
  await choose(/Show$/, 'Refused sign-ins');
  await press('Show all activity');
  await waitFor(() => expect(screen.getAllByRole('time')).toHaveLength(50));
});

Manager.test('changes the address only with the current password', async ({ msw }) => {
  msw.use(...mailedByProject);
  await press('Change email address');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('New email address'), 'new@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Send link' }));
  await expect(await dialog.findByText('Please enter your current password.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Current password'), 'a guess');
  await userEvent.click(dialog.getByRole('button', { name: 'Send link' }));
  await expect(await dialog.findByText('The current password is wrong.')).toBeVisible();
  await userEvent.clear(dialog.getByLabelText('Current password'));
  await userEvent.type(dialog.getByLabelText('Current password'), fixtureManager.password);
  await userEvent.click(dialog.getByRole('button', { name: 'Send link' }));
  await expect(await dialog.findByText(/on its way to new@example.com/)).toBeVisible();
  const told = openedScenario().backend.mails.map(({ to }) => to[0]);
  await expect(told).toEqual([fixtureManager.email, 'new@example.com']);
});

Mailed.test('changes a role and removes a person after a question', async () => {
  await press(/Role of leo@example.com/);
  await userEvent.click(await screen.findByRole('option', { name: 'Editor' }));
  await waitFor(() => expect(stored('leo@example.com')).toMatchObject({ role: 'editor' }));
  await press('Sign out everywhere: ben@example.com');
  await waitFor(() => expect(stored('ben@example.com')).toMatchObject({ sessions: 0 }));
  const remove = screen.getByRole('button', { name: 'Remove: ben@example.com' });
  await waitFor(() => expect(remove).toHaveFocus());
  await userEvent.click(remove);
  const question = await screen.findByRole('alertdialog', { name: 'Remove ben@example.com?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(stored('ben@example.com')).toBeUndefined());
  await waitFor(() => expect(screen.getByRole('list', { name: /^People/ })).toHaveFocus());
  await expect(screen.queryByText('ben@example.com')).toBeNull();
});

Mailed.test('makes someone a manager only after a question', async () => {
  const choose = async () => {
    await press(/Role of ben@example.com/);
    await userEvent.click(await screen.findByRole('option', { name: 'Manager' }));
    return within(
      await screen.findByRole('alertdialog', { name: 'Make ben@example.com a manager?' }),
    );
  };
  const question = await choose();
  await expect(question.getByText(/^A manager reads messages, .*sign in again/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const role = await screen.findByRole('button', { name: /Role of ben@example.com/ });
  await waitFor(() => expect(role).toHaveFocus());
  await expect(role).toHaveTextContent('Editor');
  await expect(stored('ben@example.com')).toMatchObject({ role: 'editor' });
  const again = await choose();
  await userEvent.click(again.getByRole('button', { name: 'Make a manager' }));
  await waitFor(() => expect(stored('ben@example.com')).toMatchObject({ role: 'manager' }));
});

Manager.test('invites a person, and keeps what was typed when it fails', async () => {
  await press('Invite a person');
  const email = await screen.findByRole('textbox', { name: 'Email address' });
  await userEvent.type(email, `${fixtureManager.email}{Enter}`);
  const dialog = screen.getByRole('dialog', { name: 'Invite a person' });
  const alert = await within(dialog).findByRole('alert');
  await expect(alert).toHaveTextContent('This address already has an account.');
  await expect(email).toHaveValue(fixtureManager.email);
  await userEvent.clear(email);
  await userEvent.type(email, 'new@example.com{Enter}');
  await waitFor(() => expect(stored('new@example.com')).toMatchObject({ role: 'editor' }));
  const [mail] = openedScenario().backend.mails;
  await expect(mail?.to).toEqual(['new@example.com']);
  await expect(mail?.text).toMatch(
    /^manager@example.com invites you to help manage the website of/,
  );
  await screen.findByText('new@example.com');
});

const copying = (answer: 'mockResolvedValue' | 'mockRejectedValue') =>
  spyOn(navigator.clipboard, 'writeText')[answer](undefined as never);

Manager.test('copies an invitation where mail isn’t set up', async () => {
  const write = copying('mockResolvedValue');
  await screen.findByText(/^Mail isn’t set up here/);
  await press('Invite a person');
  const email = await screen.findByRole('textbox', { name: 'Email address' });
  await userEvent.type(email, 'new@example.com{Enter}');
  await screen.findByText('Mail isn’t set up, so nothing was sent');
  await press('Copy the link: new@example.com');
  await screen.findByText('Copied');
  const link = /http\S+type=invite/.exec(openedScenario().backend.mails[0]?.text ?? '')?.[0];
  await expect(link).toBeDefined();
  await expect(write).toHaveBeenLastCalledWith(link);
});

Manager.test('shows a link for a new password that can’t be copied', async ({ msw }) => {
  copying('mockRejectedValue');
  const link = 'https://example.com/admin/password?token_hash=x&type=recovery';
  const asked: unknown[] = [];
  msw.use(
    http.post(/functions\/v1\/people/, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ link });
    }),
  );
  await press('Copy a password link: ben@example.com');
  await expect(await screen.findByText(link)).toBeVisible();
  await expect(asked).toEqual([{ forgotten: stored('ben@example.com')?.id }]);
});

Manager.test('changes the own password with the current one', async () => {
  await press('Change password');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change your password' }));
  const current = dialog.getByLabelText('Current password');
  await userEvent.type(current, 'a guess');
  await userEvent.type(dialog.getByLabelText('New password'), 'a much longer one{Enter}');
  await expect(await dialog.findByRole('alert')).toHaveTextContent('current password is wrong');
  await userEvent.clear(current);
  await userEvent.type(current, `${fixtureManager.password}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(await signIn(fixtureManager.email, 'a much longer one')).toMatchObject({
    isManager: true,
  });
});
