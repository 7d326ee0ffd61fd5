import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { features } from '../sections.fixtures.tsx';
import { FeatureMap } from './FeatureMap.tsx';

const items = features.slice(0, 6).map((feature, index) => ({
  ...feature,
  at: { x: 18 + index * 12, y: 70 - (index % 3) * 22 },
}));

const meta = preview.meta({
  title: 'Sections/FeatureMap',
  component: FeatureMap,
  parameters: { bare: true },
  args: { items, image: drawnPicture('theater', 'A small theater with its screen lit') },
});

export const Default = meta.story();
export const WithoutAPin = meta.story({ args: { items: [...items, ...features.slice(6)] } });
export const Drawing = meta.story({
  args: {
    drawing: (
      <svg role="img" aria-label="A room from above" viewBox="0 0 600 400">
        <path d="M60 60h480v280H60z" fill="none" stroke="currentColor" />
      </svg>
    ),
  },
});

const pinsOf = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden] > span'),
];

Default.test(
  'lists its features as text, and hides the pins from screen readers',
  async ({ canvas, canvasElement }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual(items.map(({ title }) => title));
    await expect(pinsOf(canvasElement)).toHaveLength(items.length);
  },
);

Default.test('keeps every pin on the picture', async ({ canvasElement }) => {
  // The hero names the picture, so screen readers skip it here.
  const frame = canvasElement.querySelector('img')?.getBoundingClientRect() as DOMRect;
  for (const pin of pinsOf(canvasElement)) {
    const { left, right, top, bottom } = pin.getBoundingClientRect();
    await expect(left).toBeGreaterThan(frame.left);
    await expect(right).toBeLessThan(frame.right);
    await expect(top).toBeGreaterThan(frame.top);
    await expect(bottom).toBeLessThan(frame.bottom);
  }
});

WithoutAPin.test('shows no pin for a feature without a place', async ({ canvasElement }) => {
  await expect(pinsOf(canvasElement).at(-1)).not.toBeVisible();
});
