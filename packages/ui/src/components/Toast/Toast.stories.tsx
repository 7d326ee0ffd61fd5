import preview from '@custom-designs/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { Stack } from '../../layout/index.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './Toast.guide.tsx';
import { closeToasts, type ToastMessage, ToastRegion, toast } from './Toast.tsx';
import { toastQueue } from './ToastRegionView.tsx';

/** A page with a button that shows a toast. */
function Page({ message }: { message: ToastMessage }) {
  return (
    <Stack direction="row">
      <Button variant="secondary" onPress={() => toast(message)}>
        Show
      </Button>
      <ToastRegion />
    </Stack>
  );
}

const sent: ToastMessage = {
  title: 'Message Sent',
  description: 'We’ll get back to you as soon as possible.',
  duration: Number.POSITIVE_INFINITY,
};
const onAction = fn();

const meta = preview.meta({
  title: 'Components/Toast',
  component: Page,
  argTypes: {
    message: {
      description: 'What `toast()` takes: title, description, variant, action, duration.',
    },
  },
  // Inline stories would all show their toasts in the same corner of the window.
  parameters: { guide, docs: { story: { inline: false, height: '16rem' } } },
  args: { message: sent },
  beforeEach: ({ args }) => {
    onAction.mockClear();
    toast(args.message);
    return closeToasts;
  },
});
const shown = (name = 'Message Sent') => screen.findByRole('alertdialog', { name });
const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const Default = meta.story();
export const Destructive = meta.story({
  args: {
    message: {
      ...sent,
      title: 'Error loading blog posts',
      description: 'Using fallback data instead',
      variant: 'destructive' as const,
    },
  },
});
export const WithAction = meta.story({
  args: {
    message: {
      ...sent,
      title: 'Image deleted',
      description: 'theater.webp',
      action: { label: 'Undo', altText: 'Press F8, then Undo, to bring it back.', onAction },
    },
  },
});

Default.test('handles every key in its guide', async (context) => {
  await shown();
  await walkKeyboard(guide)(context);
});

Default.test('is announced and appears in its corner', async () => {
  const toast = await shown();
  await expect(screen.getByRole('alert')).toHaveTextContent(/^Message SentWe’ll get back/);
  const { top, width, right, bottom } = toast.getBoundingClientRect();
  await expect(width).toBeLessThanOrEqual(420);
  if (innerWidth < 768) await expect(top).toBeLessThan(innerHeight / 4);
  else {
    await expect(innerWidth - right).toBeLessThan(40);
    await expect(innerHeight - bottom).toBeLessThan(40);
  }
});

WithAction.test("runs its action, then shows the action's message", async () => {
  onAction.mockImplementationOnce(() => void toast({ ...sent, title: 'Deletion undone' }));
  await shown('Image deleted');
  await expect(screen.getByRole('alert')).toHaveTextContent('theater.webp. Press F8, then Undo');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect(onAction).toHaveBeenCalledOnce();
  await shown('Deletion undone');
});

const focus = (field: HTMLElement | null) => field?.focus();

/** A page whose region comes when the focus is already somewhere, as with the first toast of a page. */
function Later(props: { message: ToastMessage }) {
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <>
      <input aria-label="Search" ref={focus} onFocus={() => setHasFocus(true)} />
      {hasFocus && <Page {...props} />}
    </>
  );
}

WithAction.test(
  'gives the focus back to where it was before the first toast of the page',
  { render: (args) => <Later {...args} /> },
  async ({ canvas }) => {
    await shown('Image deleted');
    screen.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Search' })).toHaveFocus());
  },
);

/** Swipes the toast and returns how far it followed. */
async function swipe(toast: HTMLElement, by: number) {
  const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX, clientY: 10 });
  toast.setPointerCapture = () => {};
  await fireEvent.pointerDown(toast, at(100));
  await fireEvent.pointerMove(toast, at(100 + by));
  const followed = toast.style.getPropertyValue('--ui-toast-swipe');
  await fireEvent.pointerUp(toast, at(100 + by));
  return followed;
}

Default.test('is dismissed by a swipe to the left in right-to-left text', async () => {
  const toast = await shown();
  document.documentElement.dir = 'rtl';
  await expect(await swipe(toast, -49)).toBe('-49px');
  await expect(toastQueue.visibleToasts).toHaveLength(1);
  await swipe(toast, -50);
  document.documentElement.dir = 'ltr';
  await isGone();
});
