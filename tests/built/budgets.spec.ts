import { expect, test } from '@playwright/test';
import { measurePages, type PageBytes, publicCssBytes } from '../performance/bytes.ts';

type Limits = Partial<Omit<PageBytes, 'route'>>;

/** Limits in KiB of brotli (docs/performance.md); the first entry whose pattern fits a route is its own. */
const everywhere: Limits = { beforeIntent: 1.5, htmlAndCss: 28, fonts: 70 };
const kinds: readonly (readonly [RegExp, Limits])[] = [
  // Complete: supabase-js as a whole, which loads with the first call of a manager's screen.
  [/^\/admin\//, { hydrated: 280, complete: 295 }],
  // Home holds a form and live posts. It and the projects name a hundred files of pictures, whose hashes do not shrink.
  [/^\/$/, { hydrated: 160, complete: 195, htmlAndCss: 29 }],
  [/^\/(contact|about)$/, { hydrated: 160 }],
  // Live posts: what counts is the page with its data.
  [/^\/blog/, { complete: 195 }],
  [/^\/projects$/, { hydrated: 150, complete: 195, htmlAndCss: 29 }],
  [/^\//, { hydrated: 150 }],
];
const PUBLIC_CSS = 16;

const limitsOf = (route: string): Limits => ({
  ...everywhere,
  ...kinds.find(([pattern]) => pattern.test(route))?.[1],
});

test('every page stays inside its byte budgets', () => {
  const pages = measurePages();
  const columns = ['beforeIntent', 'hydrated', 'complete', 'data', 'htmlAndCss', 'fonts'] as const;
  const line = (first: string, cells: readonly string[]) =>
    `${first.padEnd(46)}${cells.map((cell) => cell.padStart(13)).join('')}`;
  const table = pages.map((page) =>
    line(
      page.route,
      columns.map((name) => page[name].toFixed(1)),
    ),
  );
  process.stdout.write(`\n${line('KiB brotli', columns)}\n${table.join('\n')}\n`);
  const over = pages.flatMap((page) =>
    Object.entries(limitsOf(page.route))
      .filter(([name, limit]) => page[name as keyof Limits] > limit)
      .map(([name, limit]) => `${page.route}: ${name} is over ${limit} KiB`),
  );
  expect(over).toEqual([]);
});

test('all public style sheets together stay inside their budget', () => {
  expect(publicCssBytes()).toBeLessThan(PUBLIC_CSS);
});
