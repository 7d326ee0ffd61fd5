import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { guide } from './ProgressBar.guide.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  title: 'Components/ProgressBar',
  component: ProgressBar,
  parameters: { guide },
  args: { value: 12, total: 80, label: '12 of 80' },
});

export const Default = meta.story();
export const Past = meta.story({ args: { value: 81, label: '81 of 80' } });
export const Unknown = meta.story({ args: { value: 0, total: 0, label: 'Nothing to do' } });
export const PartlyFailed = meta.story({
  args: { value: 40, failed: 40, label: '40 of 80 uploaded, 40 failed' },
});

PartlyFailed.test('counts only finished items', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: '40 of 80 uploaded, 40 failed' });
  await expect(bar).toHaveAttribute('aria-valuenow', '50');
  const track = bar.lastElementChild as HTMLElement;
  const [done, failed] = [...track.children].map((part) => part.getBoundingClientRect());
  const { left, right, width } = track.getBoundingClientRect();
  await expect(done?.width).toBeCloseTo(width / 2, 0);
  await expect(done?.left).toBeCloseTo(left, 0);
  await expect(failed?.left).toBeCloseTo(left + width / 2, 0);
  await expect(failed?.right).toBeCloseTo(right, 0);
});

Past.test('never exceeds its total', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});
