/** The README's files, and the checks of the page that they make. */
import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** A code block with a file name in its first line: `// src/main.tsx`. */
const namedBlock = /^```\w+\n(?:\/\/|<!--) ([\w./]+).*\n([\s\S]*?)^```$/gm;
const files = new Map(
  [...readme.matchAll(namedBlock)].map(([, path = '', code = '']) => [path, code]),
);

/** Copies files of the README into an app, each to the given path or to its own name. */
export function paste(app: string, paths: Readonly<Record<string, string>>): void {
  for (const [path, target] of Object.entries(paths)) {
    const code = files.get(path);
    if (code === undefined) throw new Error(`The README shows no ${path}.`);
    mkdirSync(dirname(join(app, target)), { recursive: true });
    writeFileSync(join(app, target), code);
  }
}

const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Services' }).click();
  const link = page.getByRole('link', { name: 'Lighting' });
  await link.waitFor();
  const panel = await link.evaluate(async (element) => {
    const shown = element.closest('[data-panel]') as Element;
    await Promise.all(shown.getAnimations().map(({ finished }) => finished));
    const { top } = shown.getBoundingClientRect();
    const header = document.querySelector('header')?.firstElementChild as Element;
    return { top, bottomOfHeader: header.getBoundingClientRect().bottom };
  });
  ok(
    Math.abs(panel.top - panel.bottomOfHeader) < 2,
    `the panel opened at ${panel.top} px, not under the header at ${panel.bottomOfHeader} px`,
  );
  await page.keyboard.press('Escape');
}

async function askAndSend(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Do you come to us?' }).click();
  await page.getByText('Yes, within two days.').waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Tell us your name').first().waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ana');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Thank you, Ana').first().waitFor();
}

async function switchTheme(page: Page): Promise<void> {
  const dark = await backgroundOf(page);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await page.locator('html.light').waitFor({ state: 'attached' });
  notEqual(await backgroundOf(page), dark, 'the theme switch changed no color');
  await page.reload({ waitUntil: 'networkidle' });
  equal(await page.locator('html').getAttribute('class'), 'light', 'the theme was forgotten');
}

export async function visitReadmePage(browser: Browser, address: string): Promise<void> {
  for (const width of [1440, 390]) {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(address, { waitUntil: 'networkidle' });
    if (width === 1440) await openPanel(page);
    await askAndSend(page);
    if (width === 390) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Questions' }).waitFor();
    }
    await switchTheme(page);
    deepEqual(complaints, [], `the browser complained at ${width} px`);
    await context.close();
  }
}
