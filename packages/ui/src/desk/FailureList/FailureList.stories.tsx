import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { inCompact } from '../compact.fixtures.tsx';
import { FailureList } from './FailureList.tsx';

const failures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `${index}`, name: `Ana Garza ${index + 1}`, message: 'The connection was lost.' },
  }));

const meta = preview.meta({
  title: 'Desk/FailureList',
  tags: ['experimental', '!stable'],
  component: FailureList,
  args: { title: '2 couldn’t be changed:', failures: failures(2), onRetry: fn(), onDismiss: fn() },
  decorators: [inCompact],
});

export const Default = meta.story();
export const Many = meta.story({ args: { failures: failures(20) } });
export const OnlyTold = meta.story({ args: { onRetry: undefined, onDismiss: undefined } });

Default.test('lists the failures and retries them', async ({ canvas, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('2 couldn’t be changed:');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Close this list' }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
});

Many.test('shows the first lines, and the rest on request', async ({ canvas }) => {
  const inSight = () =>
    canvas.getAllByText(/^Ana/).filter((line: HTMLElement) => line.checkVisibility());
  await expect(inSight()).toHaveLength(6);
  await userEvent.click(canvas.getByText('14 more'));
  await expect(inSight()).toHaveLength(20);
});
