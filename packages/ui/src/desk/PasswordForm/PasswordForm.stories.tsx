import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inCompact } from '../compact.fixtures.tsx';
import { PasswordForm } from './PasswordForm.tsx';

const meta = preview.meta({
  title: 'Desk/PasswordForm',
  tags: ['experimental', '!stable'],
  component: PasswordForm,
  args: { onSave: fn() },
  decorators: [inCompact],
});

export const Default = meta.story();
export const WithCurrent = meta.story({
  args: { hasCurrent: true, email: 'ana@example.com', onCancel: fn() },
});
export const Failed = meta.story({
  args: { problem: 'This is already your password. Choose another one.' },
});

WithCurrent.test('states the rule before typing, and saves what follows it', async ({ args }) => {
  const password = screen.getByLabelText('New password');
  await expect(password).toHaveAccessibleDescription(
    'At least 10 characters. 15 or more are better.',
  );
  await userEvent.type(password, 'short{Enter}');
  await expect(password).toHaveAccessibleDescription(/Please use at least 10 characters/);
  const current = screen.getByLabelText('Current password');
  await expect(current).toHaveAccessibleDescription('Please enter your current password.');
  await expect(args.onSave).not.toHaveBeenCalled();
  // As password managers do.
  await userEvent.click(current);
  await userEvent.paste('old one');
  await userEvent.type(password, ' but longer{Enter}');
  await expect(args.onSave).toHaveBeenCalledWith({
    ...{ password: 'short but longer', current: 'old one' },
  });
});
