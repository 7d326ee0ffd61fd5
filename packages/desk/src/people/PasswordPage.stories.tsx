import { codeOf, fixtureManager, mailedByProject } from '@custom-designs/mocks';
import {
  connected,
  openedScenario,
  withQueries,
  withToasts,
} from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { addressOf, placed } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import type { Decorator } from '@storybook/react-vite';
import { useLocation } from 'react-router';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  backToPassword,
  beginSecondStep,
  requestPassword,
  signIn,
  verifyCode,
} from '../auth/index.ts';
import { PasswordPage } from './PasswordPage.tsx';

/** The address of a mailed link, which only the backend knows. */
let mailed: string | undefined;
/** The key of the account's authenticator app. */
let secret = '';
const atLink: Decorator = (Story, context) =>
  placed(Story, {
    ...context,
    parameters: { ...context.parameters, address: mailed ?? context.parameters.address },
  });

/** The page at the story's address. */
function AtAddress() {
  return <PasswordPage query={new URLSearchParams(useLocation().search)} />;
}

const meta = preview.meta({
  title: 'Managers/PasswordPage',
  component: AtAddress,
  decorators: [atLink, withToasts, withQueries],
  parameters: { ...standsAlone, bare: true, address: '/admin/password' },
  beforeEach: connected,
});

/** By the button, because user-event can't lose a focused field whose form disappears. */
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save password' }));

const address = (type: string) => `/admin/password?token_hash=used&type=${type}`;

/** Asks for a new password, and opens the story at the mailed link. */
async function openMailed() {
  // Its mails stay in the outbox.
  await requestPassword(fixtureManager.email).catch(() => undefined);
  await waitFor(() => expect(openedScenario().backend.mails).toHaveLength(1));
  const text = openedScenario().backend.mails[0]?.text ?? '';
  mailed = /\/admin\/password\S+/.exec(text)?.[0];
  return () => {
    mailed = undefined;
  };
}

export const Recovery = meta.story({
  beforeEach: openMailed,
});
export const WithSecondStep = meta.story({
  beforeEach: async () => {
    await signIn(fixtureManager.email, fixtureManager.password);
    const app = await beginSecondStep();
    secret = app.secret;
    await verifyCode(app.id, codeOf(secret));
    await backToPassword();
    return await openMailed();
  },
});
export const Invitation = meta.story({ parameters: { address: address('invite') } });
export const EmailChange = meta.story({ parameters: { address: address('email_change') } });
export const Incomplete = meta.story();

Recovery.test('saves a password, signs in, and opens the first screen', async ({ canvas }) => {
  const password = await canvas.findByLabelText('New password');
  // The link works once, so a refused password must not need it again.
  await userEvent.type(password, fixtureManager.password);
  await save();
  await expect(await canvas.findByRole('alert')).toHaveTextContent('already your password');
  await userEvent.type(password, '-and-more');
  await save();
  await waitFor(() => expect(addressOf(canvas)).toBe('/admin'));
});

WithSecondStep.test('asks for the code before it saves the password', async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('New password'), 'a long password');
  await save();
  const code = await canvas.findByRole('textbox', { name: 'Code' });
  await userEvent.type(code, codeOf(secret, 1));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(addressOf(canvas)).toBe('/admin'));
});

Invitation.test('says that a link has been used, and offers another', async ({ canvas, msw }) => {
  msw.use(...mailedByProject);
  await userEvent.type(await canvas.findByLabelText('New password'), 'a long password');
  await save();
  await expect(await canvas.findByRole('alert')).toHaveTextContent(/has been used or has expired/);
  const email = canvas.getByRole('textbox', { name: 'Email address' });
  await userEvent.type(email, `${fixtureManager.email}{Enter}`);
  await expect(await screen.findByText(/^If manager@example\.com has an account/)).toBeVisible();
  await waitFor(() => expect(openedScenario().backend.mails).toHaveLength(1));
});
