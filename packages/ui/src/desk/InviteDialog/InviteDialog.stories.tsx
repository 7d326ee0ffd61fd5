import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { InviteDialog } from './InviteDialog.tsx';

const meta = preview.meta({
  title: 'Desk/InviteDialog',
  tags: ['experimental', '!stable'],
  component: InviteDialog,
  parameters: standsAlone,
  args: {
    isOpen: true,
    onClose: fn(),
    onInvite: fn(),
    roles: [
      { value: 'editor', label: 'Editor' },
      { value: 'manager', label: 'Manager' },
    ],
  },
});

export const Default = meta.story();
export const Failed = meta.story({ args: { problem: 'This address already has an account.' } });

Default.test('asks for a valid address, and invites with the chosen role', async ({ args }) => {
  const email = screen.getByRole('textbox', { name: 'Email address' });
  await userEvent.type(email, 'ana{Enter}');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(args.onInvite).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /Role/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Manager' }));
  await userEvent.type(email, '@example.com{Enter}');
  await expect(args.onInvite).toHaveBeenCalledWith({ email: 'ana@example.com', role: 'manager' });
});
