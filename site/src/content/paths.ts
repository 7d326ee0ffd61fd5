import { readdirSync } from 'node:fs';

/** The folders whose files are pages. `overview.ts` is the page of the folder itself. */
export const families = ['services', 'residential', 'commercial', 'communities'] as const;
export type Family = (typeof families)[number];

/** Slugs of a folder's pages, in alphabetical order: a page's file has its slug for a name. */
export const slugsOf = (family: Family): string[] =>
  readdirSync(new URL(`./${family}/`, import.meta.url))
    .filter((file) => file.endsWith('.ts') && file !== 'overview.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();

/**
 * Every fixed path (docs/behavior.md#routes). Blog articles are data and so not among them. Reads the
 * folders, so it runs in Node alone; the app finds the same files in pages.server.ts.
 */
export const routePaths: readonly string[] = [
  '/',
  ...families.flatMap((family) => [
    `/${family}`,
    ...slugsOf(family).map((slug) => `/${family}/${slug}`),
  ]),
  '/projects',
  '/about',
  '/blog',
  '/contact',
  '/admin/media',
];
