import preview from '@custom-designs/storybook/preview.tsx';
import { Archive, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { atLowerEdge } from '../compact.fixtures.tsx';
import { SelectionAction } from './SelectionAction.tsx';
import { SelectionFrame } from './SelectionFrame.tsx';

const actions = (isDisabled: boolean) => (
  <>
    <SelectionAction icon={Archive} label="Archive" isDisabled={isDisabled} onPress={() => {}} />
    <SelectionAction
      icon={Trash2}
      label="Delete"
      isDanger
      isDisabled={isDisabled}
      onPress={() => {}}
    />
  </>
);

const meta = preview.meta({
  title: 'Admin/SelectionFrame',
  tags: ['experimental', '!stable'],
  component: SelectionFrame,
  args: {
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
    failures: ['Ana Garza', 'نخيل مضاء عند المدخل'].map((name) => ({
      id: name,
      name,
      message: 'The connection was lost.',
    })),
    onDismissFailures: fn(),
  },
});
export const Nothing = meta.story({ args: { count: 0 } });

Default.test('is a toolbar that says how many are selected', async ({ canvas, args }) => {
  const bar = within(canvas.getByRole('toolbar', { name: 'Actions for the selection' }));
  await expect(bar.getByRole('status')).toHaveTextContent('3 selected');
  await userEvent.click(bar.getByRole('button', { name: 'Select all 50' }));
  await userEvent.click(bar.getByRole('button', { name: 'Clear' }));
  await expect(args.onSelectAll).toHaveBeenCalledOnce();
  await expect(args.onClear).toHaveBeenCalledOnce();
});

Failed.test('says what failed', async ({ canvas, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('2 could not be changed:');
  await userEvent.click(canvas.getByRole('button', { name: 'Close this list' }));
  await expect(args.onDismissFailures).toHaveBeenCalledOnce();
});

Nothing.test('is not there without a selection', async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).toBeNull();
});
