import preview from '@custom-designs/storybook/preview.tsx';
import { propsOf } from '@custom-designs/storybook/propTable.ts';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { Text } from '../../text/index.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { closeToasts, ToastRegion, toast } from '../Toast/Toast.tsx';
import { guide } from './Dialog.guide.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

type ExampleProps = Omit<DialogProps, 'isOpen'> & { around?: ReactNode };

/** A page with a button that opens the dialog. */
function Example({ onClose, around, ...props }: ExampleProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <main style={{ minBlockSize: '34rem' }}>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Text>The page behind the dialog.</Text>
      {around}
      <Dialog {...props} isOpen={isOpen} onClose={close} />
    </main>
  );
}

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Example,
  argTypes: propsOf(Dialog),
  parameters: { guide, ...standsAlone },
  args: {
    title: 'Send this page to someone',
    onClose: fn(),
    children: <TextField name="address" label="Their email address" type="email" />,
    actions: (
      <>
        <Button variant="ghost">Not now</Button>
        <Button>Send</Button>
      </>
    ),
  },
});

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog');
};
const play = async () => {
  await open();
};

export const Closed = meta.story();
export const Open = meta.story({ play });
export const Large = meta.story({ args: { size: 'large' }, play });
export const Asking = meta.story({
  args: { role: 'alertdialog', title: 'Leave without sending?', children: 'Nothing is sent yet.' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'Nothing is sent yet.',
    );
  },
});

Closed.test('handles every key in its guide', walkKeyboard(guide));

Closed.test('closes on a press outside, but not inside', async ({ args }) => {
  const dialog = await open();
  await userEvent.click(dialog);
  await expect(args.onClose).not.toHaveBeenCalled();
  await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const WithToast = meta.story({
  args: { around: <ToastRegion /> },
  beforeEach: () => closeToasts,
});
WithToast.test('stays open while a toast is used', async ({ args }) => {
  await open();
  toast({ title: 'Copied!' });
  const message = await screen.findByText('Copied!');
  const region = screen.getByRole('region', { name: 'Notifications (F8)' });
  await userEvent.click(within(region).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(message).not.toBeVisible());
  await expect(args.onClose).not.toHaveBeenCalled();
});
