import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { manager } from '../e2e/servers.ts';
import type { Driver, Key, Point } from './driver.ts';
import { place, prepare, type Target } from './page.ts';

export const part = (role: string, name?: string | RegExp, inside?: Target): Target => ({
  role,
  ...(name !== undefined && { name }),
  ...(inside && { inside }),
});

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Writes a JSON value or a pattern as source code for the page. */
const source = (value: unknown): string => {
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(source)}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'undefined';
  return `{${Object.entries(value).map(([key, entry]) => `${key}: ${source(entry)}`)}}`;
};

const described = ({ inside, ...own }: Target): string =>
  `${Object.values(own).join(' ')}${inside ? ` in ${described(inside)}` : ''}`;

/** A tab for tests. Finds parts of the page by role and name, and waits for them. */
export class Tab {
  readonly driver: Driver;
  readonly #site: string;

  constructor(driver: Driver, site: string) {
    this.driver = driver;
    this.#site = site;
  }

  /** Evaluates an expression in the page, with access to `kit`. */
  async #evaluate(expression: string): Promise<unknown> {
    if (!(await this.driver.evaluate("'kit' in globalThis"))) {
      await this.driver.evaluate(`void (() => { ${testingLibrary} })()`);
      await this.driver.evaluate(`void (${prepare})(globalThis.TestingLibraryDom)`);
    }
    return this.driver.evaluate(expression);
  }

  /**
   * Calls a function in the page. Arguments and result are JSON. Arguments can also be patterns.
   */
  async run<Arguments extends unknown[], Value>(
    work: (...values: Arguments) => Value,
    ...values: Arguments
  ): Promise<Awaited<Value>> {
    return (await this.#evaluate(`(${work})(${values.map(source)})`)) as Awaited<Value>;
  }

  /** The result of a function on the only match. Null if there is no match or more than one. */
  async read<Value>(target: Target, look: (element: HTMLElement) => Value): Promise<Value | null> {
    const only = `(all) => all.length === 1 ? (${look})(all[0]) : null`;
    return (await this.#evaluate(`(${only})(kit.find(${source(target)}))`)) as Value | null;
  }

  /** Opens a page of the site as served, before the app runs. */
  goto(path: string): Promise<void> {
    return this.driver.goto(`${this.#site}${path}`);
  }

  /** Opens a page and waits until the app runs in it. */
  async open(path: string): Promise<void> {
    await this.goto(path);
    await this.hydrate();
  }

  async hydrate(): Promise<void> {
    await this.run(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
    await expect
      .poll(() => this.run(() => 'hydrated' in document.documentElement.dataset))
      .toBe(true);
  }

  async #place(target: Target): Promise<Point> {
    let found: Point = { x: 0, y: 0 };
    await expect(async () => {
      found = await this.run(place, target);
    }, described(target)).toPass({ timeout: 10_000 });
    return found;
  }

  async hover(target: Target): Promise<void> {
    await this.driver.moveMouse(await this.#place(target));
  }

  async click(target: Target): Promise<void> {
    await this.hover(target);
    await this.driver.pressMouse();
  }

  async tap(target: Target): Promise<void> {
    await this.driver.tap?.(await this.#place(target));
  }

  press(key: Key): Promise<void> {
    return this.driver.press(key);
  }

  async fill(field: Target, text: string): Promise<void> {
    await this.click(field);
    await this.run((target) => (kit.find(target)[0] as HTMLInputElement).select(), field);
    await this.driver.type(text);
  }

  count(target: Target): Promise<number> {
    return this.run((wanted) => kit.find(wanted).length, target);
  }

  /** Presses the Tab key until the focus is on a part. */
  async focusByTab(target: Target): Promise<void> {
    const isFocused = () => this.read(target, (element) => element === document.activeElement);
    for (let step = 0; step < 80 && !(await isFocused()); step += 1) await this.press('Tab');
    await expect.poll(isFocused, `${described(target)} has the focus`).toBe(true);
  }

  async expectSeen(target: Target): Promise<void> {
    await expect.poll(() => this.count(target), described(target)).toBe(1);
  }

  async expectGone(target: Target): Promise<void> {
    await expect.poll(() => this.count(target), `no ${described(target)}`).toBe(0);
  }

  async expectText(target: Target, text: string): Promise<void> {
    await expect
      .poll(() => this.read(target, (element) => element.textContent?.trim()), described(target))
      .toBe(text);
  }

  /** Waits until a text is visible somewhere on the page. */
  async expectWords(text: string): Promise<void> {
    // biome-ignore lint/performance/useDomNodeTextContent: the test needs the rendered text
    await expect.poll(() => this.run(() => document.body.innerText)).toContain(text);
  }

  async expectPath(path: string): Promise<void> {
    await expect.poll(() => this.run(() => location.pathname)).toBe(path);
  }
}

/** Signs in the manager of this test run, in a dialog or on the page. */
export async function signIn(tab: Tab): Promise<void> {
  const password: Target = { label: 'Password' };
  await tab.fill(part('textbox', 'Email address'), manager.email);
  await tab.fill(password, manager.password);
  await tab.press('Enter');
  await tab.expectGone(password);
}
