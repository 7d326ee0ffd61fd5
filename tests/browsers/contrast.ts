import { wcagLuminance } from 'culori';
import sharp from 'sharp';
import type { Target } from './page.ts';
import type { Tab } from './tab.ts';

/** The surroundings of a control, in CSS pixels around it. */
const AROUND = 3;

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * The WCAG 2.2 contrast ratio, 1 to 21, between one luminance and the most distant of the others.
 */
const contrast = (from: number, others: readonly number[]) =>
  Math.max(
    ...others.map((other) => (Math.max(from, other) + 0.05) / (Math.min(from, other) + 0.05)),
  );

/** The position of a control, in whole CSS pixels. A hidden input is drawn by what follows it. */
const boxOf = (element: HTMLElement) => {
  const isHidden = element.getBoundingClientRect().width <= 1;
  const drawn = (isHidden && element.parentElement?.nextElementSibling) || element;
  drawn.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = drawn.getBoundingClientRect();
  return [x, y, width, height].map(Math.round) as [number, number, number, number];
};

/**
 * The visible contrast of a small control as the browser painted it: its strongest pixel against its
 * surroundings (`shape`), and the same within its middle half, where a mark is drawn (`mark`).
 */
export async function paintedContrast(tab: Tab, target: Target) {
  await tab.expectSeen(target);
  const [x, y, width, height] = (await tab.read(target, boxOf)) ?? [0, 0, 0, 0];
  const columns = width + 2 * AROUND;
  const { data } = await sharp(await tab.driver.screenshot())
    .extract({ left: x - AROUND, top: y - AROUND, width: columns, height: height + 2 * AROUND })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const around: number[] = [];
  const control: number[] = [];
  const middle: number[] = [];
  for (let pixel = 0; pixel < data.length / 3; pixel += 1) {
    const [r = 0, g = 0, b = 0] = [...data.subarray(pixel * 3, pixel * 3 + 3)].map(
      (value) => value / 255,
    );
    const luminance = wcagLuminance({ mode: 'rgb', r, g, b });
    // Distance from the control's center in halves of its size. Below 1 is inside.
    const across = Math.abs((((pixel % columns) - AROUND + 0.5) / width) * 2 - 1);
    const down = Math.abs(((Math.floor(pixel / columns) - AROUND + 0.5) / height) * 2 - 1);
    const distance = Math.max(across, down);
    (distance < 1 ? control : around).push(luminance);
    if (distance < 0.5) middle.push(luminance);
  }
  return {
    shape: contrast(median(around), control),
    mark: contrast(median(middle), middle),
  };
}
