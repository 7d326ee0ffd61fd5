import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { inCompact } from '../compact.fixtures.tsx';
import { AccountField, AccountForm } from './AccountForm.tsx';

const meta = preview.meta({
  title: 'Desk/AccountForm',
  tags: ['experimental', '!stable'],
  component: AccountForm,
  args: {
    children: <AccountField name="code" label="Code" error="Please enter the code." />,
    isValid: false,
    submitLabel: 'Send',
    onSubmit: fn(),
    onCancel: fn(),
  },
  decorators: [inCompact],
});

export const Default = meta.story();
export const Pending = meta.story({ args: { isPending: true, pendingLabel: 'Sending...' } });
export const Failed = meta.story({
  args: { problem: 'The code is too old. Ask for another one.' },
});

Default.test('reports a blank field only once someone sends it', async ({ canvas, args }) => {
  const field = canvas.getByRole('textbox', { name: 'Code' });
  await expect(field).not.toHaveAccessibleDescription();
  await userEvent.type(field, '{Enter}');
  await expect(field).toHaveAccessibleDescription('Please enter the code.');
  await expect(args.onSubmit).not.toHaveBeenCalled();
});
