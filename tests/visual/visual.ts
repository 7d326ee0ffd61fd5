/**
 * `pnpm visual [part of a story's id ...]`: every story in every pose, against the accepted pictures.
 * --update accepts what is seen. --repeat 20 looks again and again and must see the same.
 * --built takes the Storybook that is built already. docs/visual-regression.md explains it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { storybookFolder } from '../../scripts/serveStorybook.ts';
import { acceptedFirst, picturesAgain } from './accepted.ts';
import {
  type Baselines,
  type Comparison,
  compare,
  formatBaselines,
  merge,
  parseBaselines,
} from './baselines.ts';
import { buildStorybook, root } from './build.ts';
import { takePortraits, whoDraws } from './portraits.ts';
import { poseNames } from './poses.ts';
import { type Sighting, writeReport } from './report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    repeat: { type: 'string', default: '1' },
  },
});
/** More than anybody looks at one by one; the rest is only listed. */
const SHOWN = 60;
const baselinesPath = join(root, 'tests/visual/baselines.txt');
const isWanted = (story: string) =>
  positionals.length === 0 || positionals.some((part) => story.includes(part));

function readBaselines(): Baselines {
  if (!existsSync(baselinesPath)) return { drawnBy: '', pictures: new Map() };
  return parseBaselines(readFileSync(baselinesPath, 'utf8'));
}

async function look({ pictures }: Baselines) {
  const started = performance.now();
  const strange = new Map<string, Buffer>();
  const expected = (story: string, pose: string) => pictures.get(story)?.get(pose);
  const seen = await takePortraits({
    ...{ folder: storybookFolder, isWanted, expected },
    onProgress: (share) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${Math.round(share * 100)} % `);
    },
    onStrange: (story, pose, picture) => {
      if (strange.size < SHOWN) strange.set(`${story} ${pose}`, picture);
    },
  });
  const wanted = new Map([...pictures].filter(([story]) => isWanted(story)));
  const seconds = Math.round((performance.now() - started) / 1000);
  if (seen.pictures.size === 0 && wanted.size === 0) {
    console.log(`No story's id contains ${positionals.join(' or ')}.`);
    process.exit(1);
  }
  const count = seen.pictures.size * poseNames.length;
  console.log(`${count} pictures of ${seen.pictures.size} stories in ${seconds} s`);
  return { ...seen, strange, differences: compare(wanted, seen.pictures) };
}

function sayCounts({ changed, added, removed }: Comparison) {
  console.log(`${changed.length} changed, ${added.length} new, ${removed.length} removed`);
}

async function report(
  { changed, added, removed }: Comparison,
  strange: Map<string, Buffer>,
  { pictures }: Baselines,
) {
  const known = [...changed, ...removed].slice(0, SHOWN);
  const before = await picturesAgain(known, baselinesPath);
  const sightings = [
    ...changed.map((one): Sighting => ({ ...one, kind: 'changed' })),
    ...added.map((one): Sighting => ({ ...one, kind: 'new' })),
    ...removed.map((one): Sighting => ({ ...one, kind: 'removed' })),
  ].map((one) => {
    const key = `${one.story} ${one.pose}`;
    const hash = pictures.get(one.story)?.get(one.pose);
    return { ...one, accepted: hash, before: before.get(key), after: strange.get(key) };
  });
  return writeReport(join(root, 'test-results/visual'), sightings);
}

if (!values.built) buildStorybook(root, storybookFolder);
const kept = readBaselines();
const drawnBy = await whoDraws();
const isStranger = kept.drawnBy !== '' && kept.drawnBy !== drawnBy;
if (isStranger) {
  console.log(`Accepted pictures were drawn by ${kept.drawnBy}, here it is ${drawnBy}.`);
}
const accepted = isStranger && !values.update ? await acceptedFirst(baselinesPath, isWanted) : kept;

let isGood = true;
for (let run = 1; run <= Number(values.repeat); run += 1) {
  const { pictures, errors, strange, differences } = await look(accepted);
  sayCounts(differences);
  for (const error of errors) console.log(`  ${error}`);
  console.log(`${errors.length} errors on the console, in pages or in layout`);
  isGood &&= errors.length === 0;
  if (values.update) {
    const all =
      positionals.length && !isStranger ? merge(kept.pictures, pictures, isWanted) : pictures;
    writeFileSync(baselinesPath, formatBaselines({ drawnBy, pictures: all }, poseNames));
    console.log(
      `Accepted. Commit tests/visual/baselines.txt together with what changed the pictures.`,
    );
  } else if (Object.values(differences).some((found) => found.length > 0)) {
    isGood = false;
    console.log(`Side by side: ${await report(differences, strange, accepted)}`);
  }
}
process.exit(isGood ? 0 : 1);
