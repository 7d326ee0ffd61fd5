import { expect, test } from '@playwright/test';
import { measurePages, mostPublicCss, type PageBytes } from '../performance/bytes.ts';

type Limits = Partial<Omit<PageBytes, 'route'>>;

/**
 * Limits in KiB of brotli (docs/performance.md). For each route, the first matching pattern
 * applies. The scripts before intent also start the home page's video and hide a notice that is over.
 */
const everywhere: Limits = { beforeIntent: 1.75, htmlAndCss: 30.4, fonts: 70 };
const kinds: readonly (readonly [RegExp, Limits])[] = [
  // `complete` includes all of supabase-js, which loads with a manager's first call. The editor of
  // posts has the form of every record, reads pasted tables and lists, and compares versions.
  [/^\/admin\/posts\/edit/, { hydrated: 280, complete: 447 }],
  // The Media Center makes projects of pictures.
  [/^\/admin\/media/, { hydrated: 287, complete: 345 }],
  [/^\/admin/, { hydrated: 280, complete: 345 }],
  // Home holds a form, live posts, the room that visitors light, and the house that they draw. `complete`
  // includes the house and the map of the Valley.
  [/^\/$/, { hydrated: 173, complete: 214 }],
  // It holds a form and the plan of a house.
  [/^\/services$/, { hydrated: 166, complete: 200 }],
  // It holds a form and twenty pictures with live ones. `complete` includes their larger view, which
  // loads at the first press on one.
  [/^\/projects$/, { hydrated: 169, complete: 210 }],
  // It holds a room that visitors light, and the plan of a house with every light on.
  [/^\/services\/smart-home-automation$/, { hydrated: 169, htmlAndCss: 32.6 }],
  // Some hold a room that visitors light, or one in two lights.
  [/^\/(services|residential|commercial)\/./, { hydrated: 169 }],
  // A hero's lamps can be dragged, and its hour is kept.
  [/^\/(contact|about|residential|commercial|communities)$|^\/communities\/./, { hydrated: 167 }],
  // Live posts load on every page of the blog, so `complete` counts. It includes the parser of HTML,
  // which only posts that weren't written here load.
  [/^\/blog/, { complete: 197.5 }],
  [/^\//, { hydrated: 155 }],
];
const CSS = 18.1;

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

test('no public page loads more styles than its budget', () => {
  expect(mostPublicCss()).toBeLessThan(CSS);
});
