/** `pnpm visual:mutations`: breaks a copy of the library in ten ways; all must be seen. Exit code 1 otherwise. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, type Pictures } from './baselines.ts';
import { type Breakage, breakages } from './breakages.ts';
import { buildStorybook, copyOfWorkTree, inTemporaryFolder } from './build.ts';
import { takePortraits } from './portraits.ts';

const picturesOf = ({ seenBy }: Breakage) => ('pictures' in seenBy ? seenBy.pictures : []);
const testsOf = ({ seenBy }: Breakage) => ('tests' in seenBy ? seenBy.tests : []);

function draw(copy: string, stories: readonly string[], sound?: Pictures) {
  const folder = join(copy, 'dist-storybook');
  buildStorybook(copy, folder);
  return takePortraits({
    folder,
    isWanted: (story) => stories.includes(story),
    expected: (story, pose) => sound?.get(story)?.get(pose),
  });
}

/** @returns the names of tests that failed. */
function failingTests(copy: string, files: readonly string[]): string[] {
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const written = join(copy, 'report.json');
  const args = [
    ...[vitest, 'run', '--project', 'stories:dark'],
    ...['--reporter=json', `--outputFile.json=${written}`, ...files],
  ];
  const options = { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { stdout, stderr } = spawnSync(process.execPath, args, options);
  if (!existsSync(written)) throw new Error(`The story tests did not run.\n${stdout}\n${stderr}`);
  const report = JSON.parse(readFileSync(written, 'utf8'));
  rmSync(written);
  return report.testResults.flatMap(
    ({ assertionResults }: { assertionResults: { status: string; title: string }[] }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
  );
}

async function whatSaw(copy: string, breakage: Breakage, sound: Pictures): Promise<string[]> {
  const stories = picturesOf(breakage);
  if (stories.length === 0) return failingTests(copy, testsOf(breakage));
  const { pictures } = await draw(copy, stories, sound);
  const before = new Map([...sound].filter(([story]) => stories.includes(story)));
  return compare(before, pictures).changed.map(({ story, pose }) => `${story} ${pose}`);
}

async function whileBroken<T>(
  copy: string,
  { file, find, put, name }: Breakage,
  work: () => Promise<T>,
) {
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  if (!sound.includes(find)) throw new Error(`"${name}" finds no ${find} in ${file} any more.`);
  writeFileSync(
    path,
    sound.replace(find, () => put),
  );
  try {
    return await work();
  } finally {
    writeFileSync(path, sound);
  }
}

const caught = await inTemporaryFolder(async (copy) => {
  copyOfWorkTree(copy);
  const { pictures: sound } = await draw(copy, breakages.flatMap(picturesOf));
  const unsound = failingTests(copy, breakages.flatMap(testsOf));
  if (unsound.length > 0) throw new Error(`These fail already: ${unsound.join('; ')}`);
  let count = 0;
  for (const breakage of breakages) {
    const seen = await whileBroken(copy, breakage, () => whatSaw(copy, breakage, sound));
    count += Number(seen.length > 0);
    const how = 'pictures' in breakage.seenBy ? 'pictures' : 'tests';
    const by = seen.length ? `${seen.length} ${how}, first: ${seen[0]}` : 'NOTHING';
    console.log(`${seen.length ? 'caught' : 'MISSED'}  ${breakage.name}\n        ${by}`);
  }
  return count;
});
console.log(`${caught} of ${breakages.length} caught`);
process.exit(caught === breakages.length ? 0 : 1);
