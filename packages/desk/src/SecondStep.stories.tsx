import { codeOf, fixtureManager } from '@custom-designs/mocks';
import {
  connected,
  openedScenario,
  withQueries,
  withToasts,
} from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { atDesk } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backToPassword, beginSecondStep, signIn, verifyCode } from './auth/index.ts';
import { People } from './people/People.tsx';

/** The key of the manager's app, and the code that it was set up with. */
let secret = '';
let usedCode = '';

const meta = preview.meta({
  title: 'Managers/SecondStep',
  component: People,
  decorators: [atDesk, withToasts, withQueries],
  // The keys differ each time.
  tags: ['!visual'],
  parameters: {
    ...standsAlone,
    bare: true,
    address: '/admin/people',
    backend: { isSignedIn: true },
  },
  beforeEach: connected,
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.findByRole('textbox', { name: 'Code' });
const list = () => screen.findByRole('list', { name: /^People/ });

/** The key that the screen shows, without its spaces. */
const shownKey = async () =>
  (await screen.findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).textContent?.replaceAll(' ', '') ??
  '';

export const Own = meta.story({
  play: async () => {
    const rule = await screen.findByRole('switch', { name: /^Require a second step/ });
    await expect(rule).toBeDisabled();
    await press('Set up second step');
    await shownKey();
  },
});

Own.test('is set up with the first code, required from everyone, and turned off', async () => {
  const key = await shownKey();
  await userEvent.type(await field(), '12345a{Enter}');
  await expect(await field()).toHaveAccessibleDescription(/Please enter the six digits/);
  await userEvent.clear(await field());
  // A code of the next period is right, too, and this one is wrong at any time.
  const wrong = codeOf(key, -10);
  await userEvent.type(await field(), `${wrong}{Enter}`);
  await expect(await screen.findByRole('alert')).toHaveTextContent(/^This code is wrong/);
  await userEvent.clear(await field());
  await userEvent.type(await field(), `${codeOf(key)}{Enter}`);
  await screen.findByText('Your second step is on');
  await screen.findByText(/^Second step at sign-in: on since/);

  const rule = await screen.findByRole('switch', { name: /^Require a second step/ });
  await waitFor(() => expect(rule).toBeEnabled());
  await userEvent.click(rule);
  await screen.findByText('Everyone needs a second step now');
  await expect(openedScenario().backend.rowsOf('second_step_requirement')).toHaveLength(1);

  await press('Turn off second step');
  await screen.findByText(/^Everyone here needs a second step/);
  await userEvent.type(await field(), `${codeOf(key, 1)}{Enter}`);
  // Without one, there's nothing else to do here.
  await screen.findByText(/^Everyone here signs in with a second step/);
  await expect(screen.queryByRole('list', { name: /^People/ })).toBeNull();
});

export const AtSignIn = meta.story({
  parameters: { backend: { isSignedIn: false } },
  beforeEach: async () => {
    await signIn(fixtureManager.email, fixtureManager.password);
    const app = await beginSecondStep();
    secret = app.secret;
    usedCode = codeOf(secret);
    await verifyCode(app.id, usedCode);
    await backToPassword();
  },
  play: async () => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Email address' }),
      fixtureManager.email,
    );
    await userEvent.tab();
    await userEvent.keyboard(`${fixtureManager.password}{Enter}`);
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(screen.queryByLabelText('Password')).toBeNull();
    await expect(screen.queryByRole('list', { name: /^People/ })).toBeNull();
  },
});

AtSignIn.test('asks for the code after the password, and opens nothing before', async () => {
  await userEvent.keyboard(`${usedCode}{Enter}`);
  const alert = await screen.findByRole('alert');
  await expect(alert).toHaveTextContent(/wrong or was used before/);
  await userEvent.clear(await field());
  await userEvent.keyboard(`${codeOf(secret, 1)}{Enter}`);
  await expect(await list()).toBeVisible();
});

AtSignIn.test('returns to the password with the address', async () => {
  await press('Back');
  await expect(await screen.findByLabelText('Password')).toHaveValue('');
  await expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue(
    fixtureManager.email,
  );
});

export const Required = meta.story({
  parameters: { backend: { secondStepRequirement: [{ is_only: true, since: '2026-11-28' }] } },
  play: async () => {
    await screen.findByText(/^Everyone here signs in with a second step/);
    await shownKey();
    await expect(screen.queryByRole('list', { name: /^People/ })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  },
});

Required.test('opens the screen once it is set up', async () => {
  await userEvent.type(await field(), `${codeOf(await shownKey())}{Enter}`);
  await expect(await list()).toBeVisible();
});

export const Lost = meta.story({
  play: async () => {
    await press('Remove second step: leo@example.com');
    await screen.findByRole('alertdialog', {
      name: 'Remove the second step of leo@example.com?',
    });
  },
});

Lost.test('is removed by another manager after a question', async () => {
  const question = within(screen.getByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Remove second step' }));
  await screen.findByText('leo@example.com signs in without a second step now');
  const stored = openedScenario().backend.rowsOf('people');
  await expect(stored.find(({ email }) => email === 'leo@example.com')).toMatchObject({
    second_step_since: null,
  });
  await expect(screen.queryByRole('button', { name: /^Remove second step/ })).toBeNull();
});
