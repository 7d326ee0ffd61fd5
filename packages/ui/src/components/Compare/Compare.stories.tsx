import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { drawnPicture } from '../Picture/Picture.fixtures.ts';
import { guide } from './Compare.guide.tsx';
import { Compare } from './Compare.tsx';

const after = drawnPicture('livingRoom', 'Living room with a lit wall', 'dimmed', 'daytime');
const before = drawnPicture('theater', 'The same room under six flat downlights');

const meta = preview.meta({
  title: 'Components/Compare',
  tags: ['experimental', '!stable'],
  component: Compare,
  parameters: { guide },
  args: {
    after,
    before,
    caption: 'One room, rendered twice',
    labels: { after: 'Designed light', before: 'Builder’s lights' },
  },
});

export const Default = meta.story();
export const WithoutCaption = meta.story({ args: { caption: undefined } });
export const LongNames = meta.story({
  args: {
    labels: {
      after: 'Designed light, shades drawn',
      before: 'Builder’s lights at 2 PM',
    },
  },
});

/** The horizontal place of the line, as a share of the frame's width. */
function lineBeside(slider: HTMLElement): number {
  const { left, width } = frameOf(slider);
  const line = slider.nextElementSibling?.getBoundingClientRect();
  return Math.round((((line?.left ?? 0) + 1 - left) / width) * 100);
}
const frameOf = (slider: HTMLElement) =>
  (slider.parentElement as HTMLElement).getBoundingClientRect();

Default.test('handles every key in its guide', walkKeyboard(guide));

Default.test('moves the line and names the share of the first picture', async ({ canvas }) => {
  const slider = canvas.getByRole('slider', { name: 'Compare' });
  await expect(slider).toHaveAttribute('aria-valuetext', 'Designed light 50%');
  await expect(lineBeside(slider)).toBe(50);
  await fireEvent.input(slider, { target: { value: '80' } });
  await expect(slider).toHaveAttribute('aria-valuetext', 'Designed light 80%');
  await expect(lineBeside(slider)).toBe(80);
});

Default.test('covers both pictures with the slider', async ({ canvas }) => {
  const slider = canvas.getByRole('slider');
  const { left, top, width, height } = frameOf(slider);
  for (const share of [0.02, 0.5, 0.98]) {
    const hit = document.elementFromPoint(left + width * share, top + height * share);
    await expect(hit).toBe(slider);
  }
});

Default.test('returns to its place when a drag becomes a scroll', async ({ canvas }) => {
  const slider = canvas.getByRole<HTMLInputElement>('slider');
  await fireEvent.pointerDown(slider);
  await fireEvent.input(slider, { target: { value: '10' } });
  await fireEvent.pointerCancel(slider);
  await expect(slider).toHaveAttribute('aria-valuetext', 'Designed light 50%');
  await expect(slider.valueAsNumber).toBe(50);
  await expect(lineBeside(slider)).toBe(50);
});

Default.test('shows the names of both pictures and the caption', async ({ canvas }) => {
  for (const text of ['Designed light', 'Builder’s lights', 'One room, rendered twice']) {
    await expect(canvas.getByText(text)).toBeVisible();
  }
  await userEvent.tab();
  await expect(canvas.getByRole('slider')).toHaveFocus();
});

Default.test('shows no picture by day', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[data-daytime]')).toBeNull();
});
