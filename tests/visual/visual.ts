/**
 * `node tests/visual/visual.ts [filter ...] [--base COMMIT]` draws every story from the base and
 * from this work tree. Filters limit it to stories whose id contains one of them. The report is
 * Playwright's, `test-results/visual/index.html`. The base is where the branch left `main`, unless
 * `--base` names another commit. Exit codes: 0 if all looks the same, 1 if something differs, 2 if
 * nothing was compared.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serveFolder } from '../../scripts/serve.ts';
import { storiesOf } from './stories.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const report = join(root, 'test-results/visual');

function run(command: string, args: readonly string[], cwd = root): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (status === 0) return stdout.trim();
  const output = error?.message ?? `${stdout.slice(-4000)}\n${stderr.slice(-4000)}`;
  throw new Error(`${command} ${args.join(' ')} failed in ${cwd}.\n${output}`);
}

const git = (...args: string[]) => run('git', args);

/** @throws if this clone doesn't contain the commit, or the work tree equals it */
function findBase(named?: string): string {
  const refs = ['refs/heads/main', 'refs/remotes/origin/main'];
  const main =
    git('for-each-ref', '--format=%(refname)', ...refs)
      .split('\n')
      .at(-1) ?? '';
  const commit = named
    ? git('rev-parse', '--verify', `${named}^{commit}`)
    : git('merge-base', 'HEAD', main);
  if (git('status', '--porcelain') === '' && commit === git('rev-parse', 'HEAD')) {
    throw new Error('The work tree is the same as its base. Name an older commit: --base COMMIT.');
  }
  return commit;
}

function buildStorybook(tree: string, folder: string): string {
  const storybook = join(tree, 'node_modules/storybook/dist/bin/dispatcher.js');
  run(process.execPath, [storybook, 'build', '--output-dir', folder, '--quiet'], tree);
  return folder;
}

/** Returns a commit's Storybook, built once with its own dependencies and cached for later runs. */
function storybookOf(commit: string): string {
  const kept = join(root, 'node_modules/.cache/visual', commit);
  if (existsSync(kept)) return kept;
  const tree = mkdtempSync(join(tmpdir(), 'custom-designs-visual-'));
  try {
    git('worktree', 'add', '--detach', tree, commit);
    const options = ['--prefer-offline', '--frozen-lockfile', '--ignore-scripts'];
    run('npx', ['--yes', 'pnpm@12.21.0', 'install', ...options], tree);
    renameSync(buildStorybook(tree, `${kept}.new`), kept);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
  return kept;
}

/** Runs tests/visual/stories.spec.ts over a built Storybook. @returns whether all tests passed. */
async function draw(folder: string, pictures: string, step: 'base' | 'compare'): Promise<boolean> {
  const { url, close } = await serveFolder(folder);
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const projects = ['--project=visual:dark', '--project=visual:light'];
  const child = spawn(
    process.execPath,
    [
      ...[playwright, 'test', ...projects, '--update-snapshots=none'],
      ...['--output=test-results/visual-files', '--reporter=dot,html'],
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        PLAYWRIGHT_HTML_OPEN: 'never',
        PLAYWRIGHT_HTML_OUTPUT_DIR: report,
        VISUAL_STEP: step,
        VISUAL_URL: url,
        VISUAL_FOLDER: folder,
        VISUAL_FILTERS: filters.join(' '),
        VISUAL_PICTURES: pictures,
      },
    },
  );
  const [status] = await once(child, 'exit');
  close();
  return status === 0;
}

const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string' } },
});

async function compare(): Promise<boolean> {
  const commit = findBase(values.base);
  const folder = mkdtempSync(join(tmpdir(), 'custom-designs-visual-'));
  try {
    console.log(`Building Storybook at ${commit.slice(0, 9)} and here ...`);
    const base = storybookOf(commit);
    const work = buildStorybook(root, join(folder, 'storybook'));
    const left = new Set(storiesOf(work, filters));
    const gone = storiesOf(base, filters).filter((story) => !left.has(story));
    for (const story of gone) console.log(`Gone: ${story}`);
    const pictures = join(folder, 'pictures');
    console.log('Drawing the base. A story that cannot be drawn there counts as new.');
    await draw(base, pictures, 'base');
    if (!existsSync(pictures)) throw new Error('No story of the base could be drawn.');
    console.log('Drawing the work tree.');
    return (await draw(work, pictures, 'compare')) && gone.length === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  process.exitCode = (await compare()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
