import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/index.ts';
import { CodeForm } from '../CodeForm/CodeForm.tsx';
import { inCompact } from '../compact.fixtures.tsx';
import { AccountStatus } from './AccountStatus.tsx';
import { SignInDialog, SignInPanel } from './SignInPanel.tsx';

const meta = preview.meta({
  title: 'Desk/SignInPanel',
  tags: ['experimental', '!stable'],
  component: SignInPanel,
  parameters: standsAlone,
  args: { onSignIn: fn(), onCancel: fn() },
  decorators: [inCompact],
});

const email = () => screen.getByRole('textbox', { name: 'Email address' });
const password = () => screen.getByLabelText('Password');

export const Default = meta.story();
export const Pending = meta.story({ args: { isPending: true, email: 'ana@example.com' } });
export const WrongPassword = meta.story({
  args: { problem: 'credentials' as const },
  play: () => expect(screen.getByRole('alert')).toHaveTextContent('email and password don’t match'),
});
export const Expired = meta.story({
  args: { reason: 'expired' as const, email: 'ana@example.com' },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent(/^Your session has expired/);
    await expect(email()).toHaveValue('ana@example.com');
  },
});
export const InDialog = meta.story({
  render: (args) => <SignInDialog {...args} isOpen onClose={args.onCancel ?? (() => {})} />,
  play: () => waitFor(() => expect(email()).toHaveFocus()),
});

export const Forgetful = meta.story({
  args: { email: 'ana@example.com', onForgot: fn(async () => null) },
});

Forgetful.test('asks for a link, says so, and returns with the address', async ({ args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  await waitFor(() => expect(email()).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  await expect(args.onForgot).toHaveBeenCalledWith('ana@example.com');
  await expect(await screen.findByText(/^If ana@example.com has an account/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to sign-in' }));
  await expect(email()).toHaveValue('ana@example.com');
  await waitFor(() => expect(password()).toHaveFocus());
});

export const SecondStep = meta.story({
  args: {
    secondStep: (
      <CodeForm submitLabel="Sign in" onSubmit={fn()} onCancel={fn()} cancelLabel="Back">
        Enter the code from your authenticator app.
      </CodeForm>
    ),
  },
  play: async () => {
    await expect(screen.getByRole('textbox', { name: 'Code' })).toBeVisible();
    await expect(screen.queryByLabelText('Password')).toBeNull();
  },
});

const account = { onSignIn: fn(), onSignOut: fn() };
export const Account = meta.story({
  render: () => (
    <Stack gap="lg">
      <AccountStatus {...account} email={null} />
      <AccountStatus {...account} email="ana@example.com" />
      <AccountStatus {...account} email="visitor@example.com" isManager={false} />
      <AccountStatus {...account} email={`${'long-'.repeat(20)}@example.com`} isPending />
      <AccountStatus {...account} email={null} isLoading />
    </Stack>
  ),
});

Default.test('reports missing fields, and signs in by keyboard alone', async ({ args }) => {
  // The attribute that password managers look for.
  await expect(email()).toHaveAttribute('autocomplete', 'username');
  await expect(password()).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await expect(email()).toHaveAccessibleDescription('Please enter your email address.');
  await expect(password()).toHaveAccessibleDescription('Please enter your password.');
  await expect(args.onSignIn).not.toHaveBeenCalled();
  email().focus();
  await userEvent.keyboard(' ana@example.com ');
  await userEvent.tab();
  await userEvent.keyboard('lamp and dimmer');
  await expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('switch', { name: 'Show password' }));
  await expect(password()).toHaveAttribute('type', 'text');
  await userEvent.type(password(), '{Enter}');
  await expect(args.onSignIn).toHaveBeenCalledWith({
    ...{ email: 'ana@example.com', password: 'lamp and dimmer' },
  });
});

Account.test('offers to sign in or out', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await expect(account.onSignIn).toHaveBeenCalledOnce();
  await userEvent.click(screen.getAllByRole('button', { name: 'Sign out' })[0] as HTMLElement);
  await expect(account.onSignOut).toHaveBeenCalledOnce();
});
