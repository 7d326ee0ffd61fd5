import { readdirSync } from 'node:fs';

/** The folders whose files are pages. `overview.ts` is the page of the folder itself. */
export const collections = ['services', 'residential', 'commercial', 'communities'] as const;
export type Collection = (typeof collections)[number];

/**
 * Slugs of a folder's pages, in alphabetical order: a page's file has its slug for a name. Reads the
 * folder, so it runs in Node alone; the app finds the same files in pages.server.ts.
 */
export const slugsOf = (collection: Collection): string[] =>
  readdirSync(new URL(`./${collection}/`, import.meta.url))
    .filter((file) => file.endsWith('.ts') && file !== 'overview.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
