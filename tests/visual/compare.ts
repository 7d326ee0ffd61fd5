import type { Browser } from 'playwright';
import { type Camera, type Mode, modes, openCamera } from './capture.ts';

/** A story that does not look as before, in one mode. */
export interface Difference {
  story: string;
  mode: string;
  /** PNGs; a new story has no `before`, a removed one no `after`. */
  before?: Buffer;
  after?: Buffer;
}

/** Where both Storybooks are served, and the ids of the stories each of them has. */
export interface Trees {
  base: { url: string; stories: ReadonlySet<string> };
  work: { url: string; stories: ReadonlySet<string> };
}

export interface Comparison {
  differences: Difference[];
  /** Stories that could not be shown. */
  failures: string[];
  pictures: number;
}

/** Pages at a time are twice as many. */
const PAIRS = 2;
/** Stories that share a page, so that a page does not grow for ever. */
const SHARE = 30;
const LOOKS = 4;

/** Two pictures, taken again when they differ: an image may still have been on its way. */
async function lookTwice(base: Camera, work: Camera) {
  const shoot = () => Promise.all([base.shoot(), work.shoot()]);
  let [before, after] = await shoot();
  for (let look = 1; look < LOOKS && !before.equals(after); look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 150 * look));
    [before, after] = await shoot();
  }
  return before.equals(after) ? undefined : { before, after };
}

async function compareOne(
  base: Camera,
  work: Camera,
  story: string,
  { base: { stories: old }, work: { stories: now } }: Trees,
) {
  await Promise.all([
    old.has(story) ? base.show(story) : undefined,
    now.has(story) ? work.show(story) : undefined,
  ]);
  if (!old.has(story)) return { after: await work.shoot() };
  if (!now.has(story)) return { before: await base.shoot() };
  return lookTwice(base, work);
}

/** Every given story in every mode, drawn by one browser from both trees. */
export async function compareStories(
  browser: Browser,
  trees: Trees,
  stories: readonly string[],
): Promise<Comparison> {
  const result: Comparison = { differences: [], failures: [], pictures: 0 };
  const jobs: (readonly [Mode, readonly string[]])[] = [];
  for (let first = 0; first < stories.length; first += SHARE) {
    for (const mode of modes) jobs.push([mode, stories.slice(first, first + SHARE)]);
  }
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const [mode, share] = job;
      const open = (url: string) => openCamera(browser, url, mode);
      const cameras = await Promise.all([open(trees.base.url), open(trees.work.url)]);
      for (const story of share) {
        try {
          const found = await compareOne(...cameras, story, trees);
          result.pictures += 1;
          if (found) result.differences.push({ story, mode: mode.name, ...found });
        } catch (error) {
          result.failures.push(error instanceof Error ? error.message : String(error));
        }
      }
      await Promise.all(cameras.map((camera) => camera.close()));
    }
  };
  await Promise.all(Array.from({ length: PAIRS }, work));
  result.differences.sort((a, b) => a.story.localeCompare(b.story, 'en'));
  return result;
}
