import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { PublishPanel, type PublishPanelProps } from './PublishPanel.tsx';

const meta = preview.meta({
  title: 'Desk/PublishPanel',
  tags: ['experimental', '!stable'],
  component: PublishPanel,
  args: {
    state: 'current',
    liveSince: 'Nov 26, 2:14 PM',
    onPublish: fn(),
    onStop: fn(),
  } as PublishPanelProps,
});

export const Current = meta.story();
export const Outdated = meta.story({
  args: {
    state: 'outdated',
    changes: [
      { what: 'picture', count: 76 },
      { what: 'post', count: 1 },
      { what: 'fact', count: 0 },
    ],
  },
});
export const Building = meta.story({ args: { state: 'building' } });
export const Retrying = meta.story({
  args: { state: 'retrying', error: 'The host answered 500.', nextAttempt: '3:40 PM' },
});
export const Failed = meta.story({ args: { state: 'failed', error: 'The host answered 500.' } });
export const Unknown = meta.story({ args: { state: 'unknown', liveSince: undefined } });

Outdated.test('publishes what is newer on request', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('76 newer pictures, 1 newer post.');
  await userEvent.click(canvas.getByRole('button', { name: 'Update now' }));
  await expect(args.onPublish).toHaveBeenCalledOnce();
});
Retrying.test('tries a failed update now, or stops it', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    'The update failed. We’ll try again at 3:40 PM.',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
  await expect(args.onPublish).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
  await expect(args.onStop).toHaveBeenCalledOnce();
});
Building.test('offers no second request meanwhile', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: /Updating/ });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});
