/**
 * `node tests/visual/visual.ts [filter ...] [--base COMMIT]` draws every story from the base and
 * from this work tree. Filters limit it to stories whose id contains one of them. The report is
 * Playwright's, `test-results/visual/index.html`. The base is where the branch left `main`, unless
 * `--base` names another commit. `--sample` compares ten stories of this work tree with themselves,
 * to test this script. Exit codes: 0 if all looks the same, 1 if something differs, 2 if nothing
 * was compared.
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

function run(command: string, args: readonly string[], cwd = root, env: object = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
    env: { ...process.env, NO_COLOR: '1', ...env },
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

/** @param files the files of stories to build, relative to .storybook. Default: all. */
function buildStorybook(tree: string, folder: string, files: readonly string[] = []): string {
  const storybook = join(tree, 'node_modules/storybook/dist/bin/dispatcher.js');
  const env = files.length > 0 ? { STORY_FILES: files.join(' ') } : {};
  run(process.execPath, [storybook, 'build', '--output-dir', folder, '--quiet'], tree, env);
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
async function draw(
  folder: string,
  pictures: string,
  steps: readonly ('base' | 'compare')[],
  filters: readonly string[],
): Promise<boolean> {
  const { url, close } = await serveFolder(folder);
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const child = spawn(
    process.execPath,
    [
      ...[playwright, 'test', '--project=visual*', '--update-snapshots=none'],
      ...['--output=test-results/visual-files', '--reporter=dot,html'],
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        PLAYWRIGHT_HTML_OPEN: 'never',
        PLAYWRIGHT_HTML_OUTPUT_DIR: report,
        VISUAL_STEPS: steps.join(' '),
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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string' }, sample: { type: 'boolean' } },
});

async function compareWithBase(folder: string): Promise<boolean> {
  const commit = findBase(values.base);
  console.log(`Building Storybook at ${commit.slice(0, 9)} and here ...`);
  const base = storybookOf(commit);
  const work = buildStorybook(root, join(folder, 'storybook'));
  const pictures = join(folder, 'pictures');
  const left = new Set(storiesOf(work, positionals));
  const gone = storiesOf(base, positionals).filter((story) => !left.has(story));
  for (const story of gone) console.log(`Gone: ${story}`);
  console.log('Drawing the base. A story that cannot be drawn there counts as new.');
  await draw(base, pictures, ['base'], positionals);
  if (!existsSync(pictures)) throw new Error('No story of the base could be drawn.');
  console.log('Drawing the work tree.');
  return (await draw(work, pictures, ['compare'], positionals)) && gone.length === 0;
}

/** Ten stories by their files: plays, dialogs, pictures, a video, and screens over the mocked backend. */
const sample: Record<string, readonly string[]> = {
  'packages/ui/src/components/Dialog/Dialog.stories.tsx': ['components-dialog--open'],
  'packages/ui/src/components/Select/Select.stories.tsx': ['components-select--open'],
  'packages/ui/src/components/Toast/Toast.stories.tsx': ['components-toast--with-action'],
  'packages/ui/src/desk/TrashList/TrashList.stories.tsx': ['desk-trashlist--failed'],
  'packages/ui/src/sections/Hero/Hero.stories.tsx': [
    'sections-hero--default',
    'sections-hero--another-video',
  ],
  'packages/ui/src/sections/Testimonials/Testimonials.stories.tsx': [
    'sections-testimonials--default',
  ],
  'site/src/features/blog/BlogList.stories.tsx': ['site-blog-list--ok', 'site-blog-list--empty'],
  'site/src/features/forms/LeadForm.stories.tsx': ['site-lead-forms--phone'],
};

async function compareSample(folder: string): Promise<boolean> {
  const files = Object.keys(sample).map((file) => `../${file}`);
  const storybook = buildStorybook(root, join(folder, 'storybook'), files);
  const stories = Object.values(sample).flat();
  const built = storiesOf(storybook, stories);
  const gone = stories.filter((story) => !built.includes(story));
  if (gone.length > 0) throw new Error(`The sample names stories that are gone: ${gone}.`);
  return draw(storybook, join(folder, 'pictures'), ['base', 'compare'], stories);
}

const folder = mkdtempSync(join(tmpdir(), 'custom-designs-visual-'));
try {
  const isSame = await (values.sample ? compareSample : compareWithBase)(folder);
  process.exitCode = isSame ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
