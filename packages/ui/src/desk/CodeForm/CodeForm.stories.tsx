import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Text } from '../../text/index.ts';
import { inCompact } from '../compact.fixtures.tsx';
import { CodeForm } from './CodeForm.tsx';

const meta = preview.meta({
  title: 'Desk/CodeForm',
  tags: ['experimental', '!stable'],
  component: CodeForm,
  args: {
    children: (
      <Text tone="muted" size="small">
        Your password is right. One more step.
      </Text>
    ),
    submitLabel: 'Sign in',
    onSubmit: fn(),
    onCancel: fn(),
    cancelLabel: 'Back',
  },
  decorators: [inCompact],
});

export const Default = meta.story();
export const Pending = meta.story({ args: { isPending: true } });
export const WrongCode = meta.story({
  args: {
    problem: 'This code is wrong or was used before. Enter the next one that your app shows.',
  },
});
export const TooMany = meta.story({
  args: { problem: 'Too many attempts. Wait a few minutes, then try again.' },
});
export const NoConnection = meta.story({
  args: { problem: 'Connection lost. Check your internet connection and try again.' },
});

Default.test('takes six digits by keyboard alone, also pasted with spaces', async ({ args }) => {
  const field = screen.getByRole('textbox', { name: 'Code' });
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await userEvent.keyboard('{Enter}');
  await expect(field).toHaveAccessibleDescription(/Please enter the code\.$/);
  await userEvent.keyboard('12345{Enter}');
  await expect(field).toHaveAccessibleDescription(/Please enter the six digits/);
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.paste(' 123 456 ');
  await userEvent.keyboard('{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith('123456');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onCancel).toHaveBeenCalledOnce();
});
