import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const PNPM = 'pnpm@12.21.0';

/** A folder that is gone when the work is done, whatever happened. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'custom-designs-visual-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(command: string, args: string[], cwd: string, what: string) {
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(command, args, {
    ...{ cwd, shell, encoding: 'utf8', maxBuffer: 2 ** 28 },
    env: { ...process.env, NO_COLOR: '1', STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  if (status !== 0)
    throw new Error(`${what} failed.\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`);
  return stdout;
}

/** Builds the Storybook of a checkout. */
export function buildStorybook(checkout: string, folder: string) {
  const storybook = join(checkout, 'node_modules/storybook/dist/bin/dispatcher.js');
  const args = [storybook, 'build', '--output-dir', folder, '--disable-telemetry', '--quiet'];
  run(process.execPath, args, checkout, 'Building Storybook');
}

const git = (...args: string[]) => run('git', args, root, `git ${args[0]}`);

/** The commit that last accepted pictures; undefined before the first one. */
export const acceptingCommit = (baselines: string) =>
  git('log', '-1', '--format=%H', '--', baselines).trim() || undefined;

function install(folder: string) {
  const args = [
    '--yes',
    PNPM,
    'install',
    '--prefer-offline',
    '--frozen-lockfile',
    '--ignore-scripts',
  ];
  run('npx', args, folder, 'Installing the copy');
}

/** A checkout of a commit that shares nothing with the work tree but pnpm's store: 3 s. */
export function copyOfCommit(commit: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'commit.tar');
  git('archive', '--output', archive, commit);
  run('tar', ['-xf', archive, '-C', folder], root, 'Unpacking the commit');
  rmSync(archive);
  install(folder);
}

/** The same of the files as they stand, committed or not. */
export function copyOfWorkTree(folder: string) {
  mkdirSync(folder, { recursive: true });
  const list = git('ls-files', '--cached', '--others', '--exclude-standard', '-z');
  const archive = join(folder, 'tree.tar');
  const { status } = spawnSync(
    'tar',
    ['--null', '--ignore-failed-read', '-T', '-', '-cf', archive],
    {
      cwd: root,
      input: list,
    },
  );
  if (status !== 0) throw new Error('The work tree could not be copied.');
  run('tar', ['-xf', archive, '-C', folder], root, 'Unpacking the work tree');
  rmSync(archive);
  install(folder);
}
