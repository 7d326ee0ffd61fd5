import type * as TestingLibrary from '@testing-library/dom';
import type { Point } from './driver.ts';

/**
 * Describes a part of the page as a person would. Content hidden from assistive technology doesn't
 * match.
 */
export interface Target {
  role?: string;
  /** The complete accessible name, or a pattern that matches part of it. */
  name?: string | RegExp;
  /** Its complete text, for parts without a role. */
  text?: string;
  /** The complete label of a field without a role, such as a password field. */
  label?: string;
  level?: number;
  /** Searches only inside another part. */
  inside?: Target;
  /** Selects one of several, counted from 0. Without it, there must be exactly one. */
  index?: number;
}

interface Kit {
  find: (target: Target) => HTMLElement[];
  /** Errors and Content-Security-Policy violations of the page, in order. */
  noise: string[];
}

declare global {
  /** The helpers in this file, which are sent to the page and run there. */
  var kit: Kit;
}

export function prepare(testingLibrary: typeof TestingLibrary): void {
  const noise: string[] = [];
  addEventListener('error', ({ message }) => {
    // React Aria's virtualizer lays out while it measures, so this message is expected.
    if (!message.startsWith('ResizeObserver loop')) noise.push(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => noise.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    noise.push(`${violatedDirective} refused ${blockedURI}`),
  );
  /** The queries don't know that a closed `<details>` hides its content. */
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

/** The center of the only match, once it stops moving and nothing covers it. */
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
