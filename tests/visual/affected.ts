import { createRequire } from 'node:module';
import { matchesGlob, posix, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, type Source, walk } from '../architecture/sources.ts';

/** What no story draws, although no import says so. */
const isNeverDrawn = (path: string) =>
  /^(docs|tests|scripts|supabase\/(?!images)|site\/(build|imagery)|packages\/ui\/(build|api)|packages\/supabase-local\/src\/cli|\.github|\.changeset|\.ci)\/|\.(md|mdx|txt)$|\.(test|guide)\.tsx?$/.test(
    path,
  );

const isStory = (path: string) => path.endsWith('.stories.tsx');

/** Surrounds every story. */
const PREVIEW = '.storybook/preview.tsx';
const isConfiguration = (path: string) => path.startsWith('.storybook/');

/** `@custom-designs/ui/text` as a path from the root, as Node finds it from the importing file. */
function pathOf(target: string, { path }: Source): string {
  if (!target.startsWith('@custom-designs/')) return target;
  const file = createRequire(pathToFileURL(root + path)).resolve(target);
  return relative(root, file).replaceAll('\\', '/');
}

/** Patterns of `import.meta.glob`, as paths from the root. */
function globsOf({ path, code, program }: Source): string[] {
  if (!code.includes('import.meta.glob')) return [];
  return [...walk(program)]
    .filter(({ type, value }) => type === 'Literal' && /^\.{1,2}\/.*\*/.test(String(value)))
    .map(({ value }) => posix.join(posix.dirname(path), String(value)));
}

/**
 * The story files that may look different when these files change.
 *
 * @returns `'all'` when that cannot be known: a file that no import leads to, such as a picture, a
 *   style sheet or a lockfile, or one that surrounds every story.
 */
export function affectedStories(
  changed: readonly string[],
  sources: readonly Source[],
): ReadonlySet<string> | 'all' {
  const drawn = changed.filter((path) => !isNeverDrawn(path));
  const isSource = new Set(sources.map(({ path }) => path));
  if (drawn.some((path) => isConfiguration(path) || !isSource.has(path))) return 'all';
  const imports = sources.map((source) => ({
    path: source.path,
    targets: new Set(
      source.imports.filter(({ isType }) => !isType).map(({ target }) => pathOf(target, source)),
    ),
    globs: globsOf(source),
  }));
  const affected = new Set(drawn);
  // A set goes on with what is added to it while it is walked.
  for (const path of affected) {
    for (const { path: importer, targets, globs } of imports) {
      const leads = targets.has(path) || globs.some((pattern) => matchesGlob(path, pattern));
      if (leads) affected.add(importer);
    }
  }
  return affected.has(PREVIEW) ? 'all' : new Set([...affected].filter(isStory));
}
