import type * as TestingLibrary from '@testing-library/dom';
import type { Point } from './driver.ts';

/** How a person finds a part of the page. What assistive technology does not meet is not found. */
export interface Target {
  role?: string;
  /** The whole accessible name, or a pattern in it. */
  name?: string | RegExp;
  /** Its whole own text, for parts without a role. */
  text?: string;
  /** The whole label of a field without a role, such as one for passwords. */
  label?: string;
  /** Of a heading. */
  level?: number;
  /** Looks only inside another part. */
  inside?: Target;
  /** Takes one of several, counted from 0. Without it there must be exactly one. */
  index?: number;
}

interface Kit {
  find: (target: Target) => HTMLElement[];
  /** Errors and refusals of the page's own policy, as they came. */
  noise: string[];
}

declare global {
  /** What the functions of this file stand on. They are sent to the page and run there. */
  var kit: Kit;
}

export function prepare(testingLibrary: typeof TestingLibrary): void {
  const noise: string[] = [];
  addEventListener('error', ({ message }) => noise.push(message));
  addEventListener('unhandledrejection', ({ reason }) => noise.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    noise.push(`${violatedDirective} refused ${blockedURI}`),
  );
  /** The queries do not know what a closed `<details>` hides. */
  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) ||
    getComputedStyle(element).display === 'contents';
  const matches = (scope: HTMLElement, { role, text, label, ...filter }: Target) => {
    if (role) return testingLibrary.queryAllByRole(scope, role, filter);
    if (label) return testingLibrary.queryAllByLabelText(scope, label);
    return testingLibrary.queryAllByText(scope, text ?? '');
  };
  const find = ({ inside, index, ...own }: Target): HTMLElement[] => {
    const scopes = inside ? find(inside) : [document.body];
    const found = scopes.flatMap((scope) => matches(scope, own)).filter(isShown);
    return index === undefined ? found : found.slice(index, index + 1);
  };
  globalThis.kit = { find, noise };
}

/** The middle of the only match, once it holds still and nothing covers it. */
export async function place(target: Target): Promise<Point> {
  const [element, ...others] = kit.find(target);
  if (!element || others.length > 0) {
    throw new Error(`${others.length + Number(Boolean(element))} found instead of one`);
  }
  const frame = () => new Promise(requestAnimationFrame);
  const box = () => element.getBoundingClientRect();
  const { top, bottom } = box();
  if (top < 0 || bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const before = box();
  await frame();
  await frame();
  const { x, y, width, height } = box();
  if (before.x !== x || before.y !== y) throw new Error('it moves');
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const hit = document.elementFromPoint(middle.x, middle.y);
  if (!hit || !(element.contains(hit) || hit.contains(element))) {
    throw new Error(`${hit?.outerHTML.slice(0, 100)} covers it`);
  }
  return middle;
}
