import { readdirSync } from 'node:fs';

/** The folders whose files are pages. `overview.ts` is the folder's own page. */
export const collections = ['services', 'residential', 'commercial', 'communities'] as const;
export type Collection = (typeof collections)[number];

/**
 * Returns the slugs of a folder's pages alphabetically: a file's name is its slug. Reads the
 * folder, so it only runs in Node. The app finds the same files in pages.server.ts.
 */
export const slugsOf = (collection: Collection): string[] =>
  readdirSync(new URL(`./${collection}/`, import.meta.url))
    .filter((file) => file.endsWith('.ts') && file !== 'overview.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
