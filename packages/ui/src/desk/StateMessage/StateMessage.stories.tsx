import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { StateMessage } from './StateMessage.tsx';

const meta = preview.meta({
  title: 'Desk/StateMessage',
  tags: ['experimental', '!stable'],
  component: StateMessage,
  args: { children: 'No messages yet.' },
});

export const Default = meta.story();
export const WithAction = meta.story({
  args: {
    children: 'No images match your current filters.',
    actions: [{ label: 'Clear Filters', onPress: fn() }],
  },
});
const retry = { label: 'Try again', onPress: fn() };
export const Failed = meta.story({
  args: {
    children: 'The messages couldn’t be loaded. Connection lost.',
    isFailure: true,
    actions: [retry],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/couldn’t be loaded/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry.onPress).toHaveBeenCalledOnce();
  },
});
