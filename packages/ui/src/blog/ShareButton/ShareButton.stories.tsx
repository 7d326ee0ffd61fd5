import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import { closeToasts, ToastRegion } from '../../components/Toast/Toast.tsx';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { guide } from './ShareButton.guide.tsx';
import { ShareButton } from './ShareButton.tsx';

const url = 'https://x.example/blog/palms';

/** Sets which sharing functions the browser supports. */
function allow(hands: { share?: unknown; writeText?: () => Promise<void> }) {
  const { writeText } = hands;
  const give = { share: hands.share, clipboard: writeText ? { writeText } : undefined };
  for (const [name, value] of Object.entries(give)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  return () => {
    for (const name of Object.keys(give)) Reflect.deleteProperty(navigator, name);
    closeToasts();
  };
}

const meta = preview.meta({
  title: 'Blog/ShareButton',
  component: ShareButton,
  parameters: { guide },
  args: { title: 'How to light a palm tree', url },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
});

const onShare = fn(async () => {});
const onCopy = fn(async () => {});

export const Default = meta.story({ beforeEach: () => allow({ share: onShare }) });
export const Copying = meta.story({ beforeEach: () => allow({ writeText: onCopy }) });
export const Refused = meta.story({ beforeEach: () => allow({}) });

const press = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Share' }));

Refused.test('handles every key in its guide', walkKeyboard(guide));

Copying.test('copies the address and confirms it', async ({ canvas }) => {
  await press(canvas);
  await expect(onCopy).toHaveBeenCalledWith(url);
  await waitFor(() => expect(screen.getByText('Link copied')).toBeVisible());
});
