/**
 * `pnpm visual [--base COMMIT] [words]` draws the stories that the work tree may have changed, from it
 * and from its base, and writes one page of what differs. Exit codes are those of diff: 0 when all is
 * the same, 1 when something differs, 2 when the comparison could not be made.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { serveStorybook } from '../../scripts/serveStorybook.ts';
import { root, sources } from '../architecture/sources.ts';
import { affectedStories } from './affected.ts';
import { launch, modes } from './capture.ts';
import { compareStories } from './compare.ts';
import { reportOf } from './report.ts';
import { buildStorybook, changedSince, findBase, NothingToCompare, storybookOf } from './trees.ts';

/** What Storybook's index.json says of a story. */
interface Entry {
  id: string;
  type: string;
  subtype?: string;
  tags?: string[];
  importPath: string;
}

const reportPath = join(root, 'test-results/visual/index.html');

async function serve(folder: string) {
  const { url, close } = await serveStorybook(folder);
  const index = (await (await fetch(`${url}index.json`)).json()) as {
    entries: Record<string, Entry>;
  };
  const entries = Object.values(index.entries).filter(
    ({ type, subtype, tags = [] }) =>
      type === 'story' && subtype !== 'test' && tags.includes('visual'),
  );
  return { url, close, entries, stories: new Set(entries.map(({ id }) => id)) };
}

type Served = Awaited<ReturnType<typeof serve>>;

/** Ids of the stories to draw: affected by the change, and called by one of the words if there are any. */
function choose(base: Served, work: Served, changed: readonly string[], words: readonly string[]) {
  const affected = affectedStories(changed, sources);
  const isAffected = ({ id, importPath }: Entry) =>
    affected === 'all' ||
    affected.has(importPath.replace(/^\.\//, '')) ||
    base.stories.has(id) !== work.stories.has(id);
  const chosen = [...base.entries, ...work.entries].filter(isAffected).map(({ id }) => id);
  const isCalled = (id: string) => words.length === 0 || words.some((word) => id.includes(word));
  return [...new Set(chosen)].filter(isCalled).sort();
}

async function compareTrees(commit: string, changed: readonly string[], words: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'custom-designs-visual-'));
  console.log(`Comparing with ${commit.slice(0, 9)}. Building Storybook ...`);
  const base = await serve(storybookOf(root, commit));
  buildStorybook(root, folder);
  const work = await serve(folder);
  const browser = await launch();
  try {
    const stories = choose(base, work, changed, words);
    console.log(`${changed.length} changed files may affect ${stories.length} stories.`);
    const comparison = await compareStories(browser, { base, work }, stories);
    return { stories, browser: browser.version(), ...comparison };
  } finally {
    await browser.close();
    base.close();
    work.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { base: { type: 'string' } },
  });
  const commit = findBase(root, values.base);
  const changed = changedSince(root, commit);
  const found = await compareTrees(commit, changed, positionals);
  for (const failure of found.failures) console.error(`Not shown: ${failure}`);
  const about = `${found.pictures} pictures of ${found.stories.length} stories in ${modes.length} modes, compared with ${commit.slice(0, 9)} in Chromium ${found.browser}. ${found.differences.length} differ, ${found.failures.length} could not be shown.`;
  console.log(about);
  mkdirSync(join(reportPath, '..'), { recursive: true });
  writeFileSync(reportPath, await reportOf(found.differences, about));
  console.log(`Report: ${relative(process.cwd(), reportPath)}`);
  if (found.failures.length > 0) return 2;
  return found.differences.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof NothingToCompare ? error.message : error);
  process.exitCode = 2;
}
