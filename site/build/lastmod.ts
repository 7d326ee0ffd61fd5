import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const content = fileURLToPath(new URL('../src/content/', import.meta.url));
const run = promisify(execFile);
const git = async (...args: string[]) =>
  (await run('git', args, { cwd: content, maxBuffer: 2 ** 26 })).stdout;

/**
 * The time of each file's last commit, from `git log --format=@%cI --name-only --relative`, newest
 * first. The first mention of a file counts.
 */
export function commitDates(log: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith('@')) date = line.slice(1);
    else if (!dates.has(line)) dates.set(line, date);
  }
  return dates;
}

/**
 * Keyed by path below site/src/content. Empty without git, because no date is better than a wrong
 * one.
 */
export async function contentDates(): Promise<ReadonlyMap<string, string>> {
  try {
    // A shallow clone reports its oldest commit as the date of every file.
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return new Map();
    return commitDates(await git('log', '--format=@%cI', '--name-only', '--relative', '--', '.'));
  } catch {
    return new Map();
  }
}

/** Returns the content file of a page, if there is one. */
export function contentFiles(pathname: string): readonly string[] {
  if (pathname === '/') return ['home.ts'];
  const path = pathname.slice(1);
  return [`${path}.ts`, `${path}/overview.ts`];
}
