import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { inCompact } from '../../desk/compact.fixtures.tsx';
import { LeadNotices } from './LeadNotices.tsx';

const failures = ['Ana Garza', 'نخيل مضاء عند المدخل'].map((name) => ({
  ...{ id: name, name, message: 'wasn’t set to Won. Someone else set it to Lost.' },
}));

const meta = preview.meta({
  title: 'Leads/LeadNotices',
  tags: ['experimental', '!stable'],
  component: LeadNotices,
  args: { isOffline: true, waitingCount: 2, failures: [], onRetry: fn(), onDismiss: fn() },
  decorators: [inCompact],
});

export const Default = meta.story({
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('You’re offline. 2 changes will sync'),
});
export const Offline = meta.story({ args: { waitingCount: 0 } });
const undelivered = { count: 3, reason: 'The email service answered 401.' };
export const Undelivered = meta.story({ args: { undelivered, onSendAgain: fn() } });
export const Failed = meta.story({
  args: { isOffline: false, waitingCount: 1, failures },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 changes weren’t saved:');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
