import { expect, test } from '@playwright/test';
import { measurePages, mostPublicCss, type PageBytes } from '../performance/bytes.ts';

type Limits = Partial<Omit<PageBytes, 'route'>>;

/**
 * Limits in KiB of brotli (docs/performance.md), one for each measure. The scripts before intent also
 * start the home page's video and hide a notice that is over.
 */
const everyPage: Limits = {
  beforeIntent: 1.75,
  hydrated: 173,
  complete: 214,
  htmlAndCss: 30.6,
  fonts: 70,
};
/** The Media Center makes projects of pictures. The editor of posts has the form of every record. */
const managers: Limits = { ...everyPage, hydrated: 287, complete: 447 };
const CSS = 18.1;

const limitsOf = (route: string) => (route.startsWith('/admin') ? managers : everyPage);

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

test('no public page loads more styles than its budget', () => {
  expect(mostPublicCss()).toBeLessThan(CSS);
});
