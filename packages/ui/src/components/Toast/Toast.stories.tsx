import preview from '@custom-designs/storybook/preview.tsx';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, type within } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { Stack } from '../../layout/index.ts';
import { Button } from '../Button/Button.tsx';
import { createToastQueue, type ToastMessage, ToastRegion } from './index.ts';
import { guide } from './Toast.guide.tsx';

/** The queue of the last page that was opened, for tests. */
let queue = createToastQueue();

/** A page with a button that says something. */
function Page({ message, isShown = true }: { message: ToastMessage; isShown?: boolean }) {
  const [own] = useState(createToastQueue);
  useEffect(() => {
    queue = own;
    if (isShown) own.show(message);
  }, [own, message, isShown]);
  return (
    <Stack direction="row">
      <Button variant="secondary" onPress={() => own.show(message)}>
        Show
      </Button>
      <ToastRegion queue={own} />
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
    isShown: { description: 'Whether it is shown at once.' },
  },
  // All toasts of a page would share one corner of the window.
  parameters: { guide, docs: { story: { inline: false, height: '16rem' } } },
  args: { message: sent },
  beforeEach: () => {
    onAction.mockClear();
  },
});
type Canvas = ReturnType<typeof within>;
const region = (canvas: Canvas) => canvas.findByRole('region', { name: 'Notifications (F8)' });
const open = (canvas: Canvas) => canvas.findByText('Message Sent');
const isGone = (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByText('Message Sent')).toBeNull());
const box = async (canvas: Canvas) => (await open(canvas)).closest('[data-phase]') as HTMLElement;

export const Default = meta.story();
export const Destructive = meta.story({
  args: {
    message: {
      title: 'Error loading blog posts',
      description: 'Using fallback data instead',
      variant: 'destructive' as const,
      duration: Number.POSITIVE_INFINITY,
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
export const LongText = meta.story({
  args: {
    message: {
      ...sent,
      title: 'a-very-long-file-name-from-a-camera-'.repeat(4),
      description: 'is larger than 10MB and was left out of this batch. '.repeat(5),
    },
  },
});
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
export const OnDemand = meta.story({
  args: { isShown: false, message: { ...sent, duration: 600 } },
});

Default.test('answers to every key of its table', async (context) => {
  await open(context.canvas);
  await walkKeyboard(guide)(context);
});

Default.test('is announced politely and stands at its place', async ({ canvas }) => {
  await open(canvas);
  await expect(canvas.getByRole('status')).toHaveTextContent(/^Message SentWe’ll get back/);
  await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  const { top, width, right, bottom } = (await box(canvas)).getBoundingClientRect();
  await expect(width).toBeLessThanOrEqual(420);
  if (innerWidth < 768) await expect(top).toBeLessThan(innerHeight / 4);
  else {
    await expect(innerWidth - right).toBeLessThan(40);
    await expect(innerHeight - bottom).toBeLessThan(40);
  }
});

Destructive.test('interrupts when something went wrong', async ({ canvas }) => {
  await canvas.findByText('Error loading blog posts');
  await expect(canvas.getByRole('alert')).toHaveTextContent('Using fallback data instead');
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

Default.test('closes with its button', async ({ canvas }) => {
  await open(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await isGone(canvas);
});

OnDemand.test('goes by itself, and F8 shows the last message again', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  await open(canvas);
  await userEvent.unhover(canvas.getByRole('button', { name: 'Show' }));
  await isGone(canvas);
  await userEvent.keyboard('{F8}');
  await open(canvas);
  await expect(await region(canvas)).toHaveFocus();
});

Default.test(
  'lets no time pass while it is hovered, focused or out of sight',
  async ({ canvas }) => {
    const toast = await box(canvas);
    const isRunning = () => queue.getState().runningSince !== null;
    await waitFor(() => expect(isRunning()).toBe(true));
    await userEvent.hover(toast);
    await expect(isRunning()).toBe(false);
    await userEvent.unhover(toast);
    await expect(isRunning()).toBe(true);
    canvas.getByRole('button', { name: 'Close' }).focus();
    await expect(isRunning()).toBe(false);
    canvas.getByRole('button', { name: 'Show' }).focus();
    await expect(isRunning()).toBe(true);
    await fireEvent.blur(window);
    await expect(isRunning()).toBe(false);
    await fireEvent.focus(window);
    await expect(isRunning()).toBe(true);
  },
);

WithAction.test('runs its action and closes', async ({ canvas }) => {
  await canvas.findByText('Image deleted');
  await expect(canvas.getByRole('status')).toHaveTextContent('Press F8, then Undo');
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(onAction).toHaveBeenCalledOnce();
  await waitFor(() => expect(canvas.queryByText('Image deleted')).toBeNull());
});

WithAction.test('leaves what its action has to say in sight', async ({ canvas }) => {
  onAction.mockImplementationOnce(() => void queue.show({ ...sent, title: 'Deletion undone' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(canvas.getByText('Deletion undone')).toBeVisible());
});

async function swipe(toast: HTMLElement, by: number) {
  const at = (clientX: number) => ({
    pointerId: 1,
    button: 0,
    clientX,
    clientY: 10,
    isPrimary: true,
  });
  toast.setPointerCapture = () => {};
  await fireEvent.pointerDown(toast, at(100));
  await fireEvent.pointerMove(toast, at(100 + by / 2));
  await fireEvent.pointerMove(toast, at(100 + by));
  const followed = toast.style.getPropertyValue('--ui-toast-swipe');
  await fireEvent.pointerUp(toast, at(100 + by));
  return followed;
}

Default.test('follows the finger and springs back before 50 px', async ({ canvas }) => {
  const toast = await box(canvas);
  // False: the browser's own dragging of selected words is refused.
  await expect(await fireEvent.dragStart(toast)).toBe(false);
  await expect(await swipe(toast, 49)).toBe('49px');
  await expect(toast.style.getPropertyValue('--ui-toast-swipe')).toBe('0px');
  await expect(toast).toHaveAttribute('data-phase', 'open');
});

Default.test(
  'is dismissed by a swipe of 50 px to the right, not to the left',
  async ({ canvas }) => {
    const toast = await box(canvas);
    await swipe(toast, -80);
    await expect(toast).toHaveAttribute('data-phase', 'open');
    await swipe(toast, 50);
    await isGone(canvas);
  },
);

RightToLeft.test('is dismissed towards its own end', async ({ canvas }) => {
  const toast = await box(canvas);
  await swipe(toast, 80);
  await expect(toast).toHaveAttribute('data-phase', 'open');
  await expect(await swipe(toast, -50)).toBe('-50px');
  await isGone(canvas);
});
