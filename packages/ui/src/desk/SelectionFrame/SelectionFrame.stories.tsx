import preview from '@custom-designs/storybook/preview.tsx';
import { Archive, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { closeToasts, ToastRegion, toast } from '../../components/Toast/Toast.tsx';
import { atLowerEdge } from '../compact.fixtures.tsx';
import { SelectionAction, SelectionFrame, type SelectionFrameProps } from './SelectionFrame.tsx';

const actions = (isDisabled: boolean) => {
  const action = { isDisabled, onPress: () => {} };
  return (
    <>
      <SelectionAction {...action} icon={Archive} label="Archive" />
      <SelectionAction {...action} icon={Trash2} label="Delete" isDanger />
    </>
  );
};

const meta = preview.meta({
  title: 'Desk/SelectionFrame',
  tags: ['experimental', '!stable'],
  component: SelectionFrame,
  args: {
    what: 'image',
    count: 3,
    shownCount: 50,
    actions: actions(false),
    onSelectAll: fn(),
    onClear: fn(),
  },
  decorators: [atLowerEdge],
});

export const Default = meta.story();
export const All = meta.story({ args: { count: 50 } });
export const Working = meta.story({
  args: { progress: { done: 1, total: 3 }, actions: actions(true) },
});
export const Failed = meta.story({
  args: {
    failures: [{ id: '1', name: 'نخيل مضاء', message: 'The connection was lost.' }],
    onDismissFailures: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('1 image couldn’t be changed:');
    await userEvent.click(canvas.getByRole('button', { name: 'Close this list' }));
    await expect(args.onDismissFailures).toHaveBeenCalledOnce();
  },
});
export const Nothing = meta.story({
  args: { count: 0 },
  play: ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
});

Default.test('moves to its first and last control with Home and End', async ({ canvas }) => {
  canvas.getByRole('button', { name: 'Clear' }).focus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect(canvas.getByRole('button', { name: 'Select all 50' })).toHaveFocus();
});

export const UnderToast = meta.story({
  beforeEach: () => closeToasts,
  render: (args) => (
    <>
      {/* Longer than the window, so that the bar sticks to the lower edge. */}
      <div style={{ blockSize: '120vh' }} />
      <SelectionFrame {...args} />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    toast({ title: '3 images updated' });
    const message = await screen.findByRole('alertdialog');
    const bar = canvas.getByRole('region', { name: 'Selected images' });
    await waitFor(() => {
      const { bottom } = message.getBoundingClientRect();
      expect(bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
      expect(message).toBeVisible();
    });
  },
});

Default.test('is a toolbar that shows the number of selected items', async ({ canvas, args }) => {
  const bar = within(canvas.getByRole('toolbar', { name: 'Actions for the selected images' }));
  await expect(bar.getByRole('status')).toHaveTextContent('3 selected');
  await userEvent.click(bar.getByRole('button', { name: 'Select all 50' }));
  await userEvent.click(bar.getByRole('button', { name: 'Clear' }));
  await expect(args.onSelectAll).toHaveBeenCalledOnce();
  await expect(args.onClear).toHaveBeenCalledOnce();
});

function Clearing(args: SelectionFrameProps) {
  const [count, setCount] = useState(3);
  return (
    <>
      <button type="button">Patio</button>
      <SelectionFrame {...args} count={count} onClear={() => setCount(0)} />
    </>
  );
}

Default.test(
  'returns the focus when it leaves',
  { render: (args) => <Clearing {...args} /> },
  async ({ canvas }) => {
    const before = canvas.getByRole('button', { name: 'Patio' });
    before.focus();
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(before).toHaveFocus());
  },
);
