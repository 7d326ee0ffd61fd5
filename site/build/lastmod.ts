import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const content = fileURLToPath(new URL('../src/content/', import.meta.url));
const run = promisify(execFile);
const git = async (...args: string[]) =>
  (await run('git', args, { cwd: content, maxBuffer: 2 ** 26 })).stdout;

/**
 * Moment of the last commit by file, from `git log --format=@%cI --name-only --relative`, newest
 * first: a file's first mention counts.
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

/** By path below site/src/content; empty without git, since no date is better than an invented one. */
export async function contentDates(): Promise<ReadonlyMap<string, string>> {
  try {
    // A shallow clone takes its oldest commit for the day on which every file was written.
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return new Map();
    return commitDates(await git('log', '--format=@%cI', '--name-only', '--relative', '--', '.'));
  } catch {
    return new Map();
  }
}

/** The content file whose words a page shows, if the page has one. */
export function contentFiles(pathname: string): readonly string[] {
  if (pathname === '/') return ['home.ts'];
  const path = pathname.slice(1);
  return [`${path}.ts`, `${path}/overview.ts`];
}
