import { contentTypes, typesByPath } from '../contentTypes.ts';

/** What a host has to be told of a finished build. */
export interface Build {
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Paths below `client` of all HTML files: `about/index.html`. */
  readonly pages: readonly string[];
}

/** Files of their own that a host needs, by path below the folder of the build, and their text. */
export type HostFiles = Readonly<Record<string, string>>;

/** Pages need no rule of their own where a host asks for every file anew by itself. */
export const hashedFiles = { path: '/assets/', cache: 'public, max-age=31536000, immutable' };
export const otherFiles = { cache: 'no-cache' };

/** Types that hosts do not know, by file extension, and by path where that does not tell. */
export const unknownTypes: readonly (readonly [extension: string, type: string])[] = [
  '.data',
  '.webmanifest',
  '.avif',
].map((extension) => [extension, contentTypes[extension] ?? '']);
export const pathTypes = Object.entries(typesByPath);

/**
 * An article that is newer than the build, whose page reads it. Data of one is nowhere: the router
 * takes a 404 for that, and would take the page for broken data.
 */
export const newArticlePattern = '^/blog/(?!.*\\.data$)[^/]+$';
