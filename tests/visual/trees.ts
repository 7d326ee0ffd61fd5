import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Says why nothing can be compared, and what to do. */
export class NothingToCompare extends Error {}

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
    env: { ...process.env, NO_COLOR: '1', STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  if (status === 0) return stdout;
  const output = error?.message ?? `${stdout.slice(-4000)}\n${stderr.slice(-4000)}`;
  throw new Error(`${command} ${args.join(' ')} failed in ${cwd}.\n${output}`);
}

function tryGit(args: readonly string[], root: string): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The commit to compare with: `ref`, or where the current branch left `origin/main` or `main`.
 *
 * @throws NothingToCompare when this clone does not hold it.
 */
export function findBase(root: string, ref?: string): string {
  const isShallow = tryGit(['rev-parse', '--is-shallow-repository'], root) === 'true';
  const wayOut = isShallow
    ? 'This clone is shallow: run `git fetch --unshallow` (in GitHub Actions, check out with `fetch-depth: 0`).'
    : 'Fetch it, or name another commit: pnpm visual --base <commit>.';
  if (ref !== undefined) {
    const commit = tryGit(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], root);
    if (commit) return commit;
    throw new NothingToCompare(`This clone has no commit called ${ref}. ${wayOut}`);
  }
  for (const main of ['origin/main', 'main']) {
    const commit = tryGit(['merge-base', 'HEAD', main], root);
    if (commit) return commit;
  }
  throw new NothingToCompare(
    `The commit where this branch left main was not found, so there is nothing to compare with. ${wayOut}`,
  );
}

/**
 * Paths that differ between the commit and the work tree, committed or not.
 *
 * @throws NothingToCompare when there are none: a tree compared with itself proves nothing.
 */
export function changedSince(root: string, base: string): string[] {
  const committed = run('git', ['diff', '--name-only', '-z', '--no-renames', base], root);
  const untracked = run('git', ['ls-files', '--others', '--exclude-standard', '-z'], root);
  const paths = `${committed}${untracked}`.split('\0').filter(Boolean);
  if (paths.length > 0) return paths;
  throw new NothingToCompare(
    `The work tree is the same as ${base.slice(0, 9)}, so there is nothing to compare. Name an older commit: pnpm visual --base <commit>.`,
  );
}

/** Builds the Storybook of a tree that is installed. */
export function buildStorybook(tree: string, folder: string): void {
  const storybook = join(tree, 'node_modules/storybook/dist/bin/dispatcher.js');
  run(process.execPath, [storybook, 'build', '--output-dir', folder, '--quiet'], tree);
}

const cache = join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
  'custom-designs-visual',
);
/** A branch rarely meets more than a few bases, and each takes 40 MB. */
const KEPT = 4;

function forgetOldBuilds(): void {
  const builds = readdirSync(cache).map((name) => join(cache, name));
  const byAge = builds.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const build of byAge.slice(KEPT)) rmSync(build, { recursive: true, force: true });
}

/** The Storybook of a commit, built once with its own dependencies and kept for later runs. */
export function storybookOf(root: string, commit: string): string {
  const kept = join(cache, commit);
  if (existsSync(kept)) return kept;
  mkdirSync(cache, { recursive: true });
  const temporary = mkdtempSync(join(cache, 'building-'));
  const tree = join(temporary, 'tree');
  try {
    run('git', ['worktree', 'add', '--detach', tree, commit], root);
    const options = ['--prefer-offline', '--frozen-lockfile', '--ignore-scripts'];
    run('npx', ['--yes', 'pnpm@12.21.0', 'install', ...options], tree);
    buildStorybook(tree, join(temporary, 'storybook'));
    renameSync(join(temporary, 'storybook'), kept);
  } finally {
    tryGit(['worktree', 'remove', '--force', tree], root);
    rmSync(temporary, { recursive: true, force: true });
  }
  forgetOldBuilds();
  return kept;
}
