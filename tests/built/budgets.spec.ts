import { expect, test } from '@playwright/test';
import { measurePages, publicCssBytes } from '../performance/bytes.ts';

/** Limits in KiB of brotli; targets and reasons stand in docs/performance.md. */
const LIMITS = { beforeIntent: 5, afterHydration: 118, htmlAndCss: 24, fonts: 70 } as const;
const PUBLIC_CSS = 12;

test('every page stays inside its byte budgets', () => {
  const pages = measurePages();
  const cell = (value: number) => value.toFixed(1).padStart(9);
  const rows = pages.map(
    ({ route, ...bytes }) => `${route.padEnd(44)}${Object.values(bytes).map(cell).join('')}`,
  );
  process.stdout.write(
    `\n${'route (KiB brotli)'.padEnd(44)}   intent  hydrated html+css    fonts\n${rows.join('\n')}\n`,
  );
  const over = pages.flatMap((page) =>
    Object.entries(LIMITS)
      .filter(([name, limit]) => page[name as keyof typeof LIMITS] > limit)
      .map(([name, limit]) => `${page.route}: ${name} is over ${limit} KiB`),
  );
  expect(over).toEqual([]);
});

test('all public style sheets together stay inside their budget', () => {
  expect(publicCssBytes()).toBeLessThan(PUBLIC_CSS);
});
