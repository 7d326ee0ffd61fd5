import preview from '@custom-designs/storybook/preview.tsx';
import { expect, userEvent, waitFor } from 'storybook/test';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { features } from '../../sections/sections.fixtures.tsx';
import { FeatureMap } from './FeatureMap.tsx';

const items = features.slice(0, 6).map((feature, index) => ({
  ...feature,
  at: { x: 18 + index * 12, y: 70 - (index % 3) * 22 },
}));

const meta = preview.meta({
  title: 'Exhibits/FeatureMap',
  component: FeatureMap,
  parameters: { bare: true },
  args: {
    items,
    image: { ...drawnPicture('theater', 'A small theater with its screen lit'), focus: 90 },
  },
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

const pinsOf = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('summary')];
const lampOf = (pin: HTMLElement) => pin.firstElementChild as HTMLElement;
const isInside = (inner: Element, outer: Element) => {
  const { left, right, top, bottom } = inner.getBoundingClientRect();
  const frame = outer.getBoundingClientRect();
  return left > frame.left && right < frame.right && top > frame.top && bottom < frame.bottom;
};

Default.test(
  'lists its features as text, with a pin for each',
  async ({ canvas, canvasElement }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual(items.map(({ title }) => title));
    const names = pinsOf(canvasElement).map((pin) => pin.ariaLabel);
    await expect(names).toEqual(items.map(({ title }) => title));
  },
);

Default.test('keeps every pin and its card on the picture', async ({ canvasElement }) => {
  // The hero names the picture, so screen readers skip it here.
  const frame = canvasElement.querySelector('img') as Element;
  for (const pin of pinsOf(canvasElement)) {
    await expect(isInside(lampOf(pin), frame)).toBe(true);
    await userEvent.click(pin);
    await expect(isInside(pin.nextElementSibling as Element, frame)).toBe(true);
  }
});

Default.test('shows the middle of its picture, as its pins expect', async ({ canvasElement }) => {
  const picture = canvasElement.querySelector('img') as Element;
  await expect(getComputedStyle(picture).objectPosition).toBe('50% 50%');
});

Default.test(
  'opens one pin at a time, which lights it and its icon in the list',
  async ({ canvasElement }) => {
    const [first, second] = pinsOf(canvasElement) as [HTMLElement, HTMLElement];
    const halo = (pin: HTMLElement) => getComputedStyle(lampOf(pin), '::after').opacity;
    const marker = canvasElement.querySelector('li > span') as Element;
    const { backgroundColor } = getComputedStyle(marker);
    first.focus();
    await userEvent.click(first);
    await waitFor(() => expect(halo(first)).toBe('1'));
    await expect(first.nextElementSibling).toHaveTextContent(items[0]?.title as string);
    await expect(getComputedStyle(marker).backgroundColor).not.toBe(backgroundColor);
    await userEvent.click(second);
    await expect(first.parentElement).not.toHaveAttribute('open');
    await expect(second.parentElement).toHaveAttribute('open');
    await userEvent.click(second);
    await expect(second.parentElement).not.toHaveAttribute('open');
  },
);

WithoutAPin.test(
  'shows the icon of every feature, with a place or without one',
  async ({ canvasElement }) => {
    await expect(pinsOf(canvasElement)).toHaveLength(items.length);
    for (const pin of pinsOf(canvasElement)) await expect(pin.querySelector('svg')).toBeVisible();
    await expect(canvasElement.querySelectorAll('li > span > svg')).toHaveLength(features.length);
  },
);
