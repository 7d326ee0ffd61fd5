import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { inCompact } from '../compact.fixtures.tsx';
import { SaveStatus } from './SaveStatus.tsx';

const meta = preview.meta({
  title: 'Desk/SaveStatus',
  tags: ['experimental', '!stable'],
  component: SaveStatus,
  args: { state: 'saved' as const, time: '2:14 PM', onRetry: fn() },
  decorators: [inCompact],
});

export const Default = meta.story();
export const Saving = meta.story({ args: { state: 'saving' } });
export const Failed = meta.story({
  args: {
    state: 'failed',
    reason: 'Connection lost. Check your internet connection and try again.',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved: Connection lost.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
