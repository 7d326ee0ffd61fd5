import { contentTypes, typesByPath } from '../contentTypes.ts';

/** The facts about a finished build that a host configuration needs. */
export interface Build {
  readonly headers: Readonly<Record<string, string>>;
  /** Paths in `client` of all HTML files: `about/index.html`. */
  readonly pages: readonly string[];
}

/** The host's own files: content by path in the folder of the build. */
export type HostFiles = Readonly<Record<string, string>>;

/** Pages need no rule on hosts that revalidate every file by default. */
export const hashedFiles = { path: '/assets/', cache: 'public, max-age=31536000, immutable' };
export const otherFiles = { cache: 'no-cache' };

/** Types that hosts do not know, or send without a charset, by file extension or by path. */
export const unknownTypes: readonly (readonly [extension: string, type: string])[] = [
  '.data',
  '.webmanifest',
  '.avif',
  '.svg',
].map((extension) => [extension, contentTypes[extension] ?? '']);
export const pathTypes = Object.entries(typesByPath);

/**
 * An article that is newer than the build. Its page reads it from the backend. Its data file must be
 * missing: the router expects a 404 for it and would treat the page as broken data.
 */
export const newArticlePattern = '^/blog/(?!.*\\.data$)[^/]+$';
