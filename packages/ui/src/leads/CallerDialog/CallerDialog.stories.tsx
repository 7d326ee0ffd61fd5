import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inRoom } from '../../components/Dialog/Dialog.fixtures.tsx';
import { CallerDialog, type CallerDialogProps, noCaller } from './CallerDialog.tsx';

/** Holds the values, as a screen does. */
function Held({ values: first, onSave, ...props }: CallerDialogProps) {
  const [values, setValues] = useState(first);
  return <CallerDialog {...props} values={values} onChange={setValues} onSave={onSave} />;
}

const meta = preview.meta({
  title: 'Leads/CallerDialog',
  tags: ['experimental', '!stable'],
  component: Held,
  parameters: standsAlone,
  args: {
    isOpen: true,
    values: noCaller,
    services: [{ value: 'lighting-design', label: 'Lighting Design' }],
    limits: { name: 200, phone: 40, email: 320, subject: 200, message: 5000 },
    onChange: fn(),
    onClose: fn(),
    onSave: fn(),
  },
  decorators: [inRoom('44rem')],
});

export const Default = meta.story();

Default.test('needs a phone number or an email address', async ({ args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'New message from a caller' }));
  const field = (name: string) => dialog.getByRole('textbox', { name });
  await waitFor(() => expect(field('Name')).toHaveFocus());
  await userEvent.keyboard('Rosa Cantú{Enter}');
  await waitFor(() => expect(field('Phone')).toHaveFocus());
  await expect(field('Phone')).toHaveAccessibleDescription(/^Enter a phone number or an email/);
  await userEvent.keyboard('956 555 0155');
  await userEvent.type(field('Email'), 'rosa');
  await userEvent.click(dialog.getByRole('button', { name: 'Save message' }));
  await waitFor(() => expect(field('Email')).toHaveFocus());
  await expect(args.onSave).not.toHaveBeenCalled();
  await userEvent.keyboard('@example.com{Enter}');
  await expect(args.onSave).toHaveBeenCalledOnce();
});
