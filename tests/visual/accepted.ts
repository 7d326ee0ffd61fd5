/** Accepted pictures, drawn again from the commit that accepted them: only their hashes are kept. */
import { join } from 'node:path';
import type { Baselines, Difference } from './baselines.ts';
import { acceptingCommit, buildStorybook, copyOfCommit, inTemporaryFolder } from './build.ts';
import { takePortraits } from './portraits.ts';

async function withAccepted<T>(baselines: string, work: (storybook: string) => Promise<T>) {
  const commit = acceptingCommit(baselines);
  if (!commit) return undefined;
  console.log(`Drawing the accepted pictures again, from commit ${commit.slice(0, 9)} ...`);
  return inTemporaryFolder((folder) => {
    const storybook = join(folder, 'storybook');
    copyOfCommit(commit, join(folder, 'commit'));
    buildStorybook(join(folder, 'commit'), storybook);
    return work(storybook);
  });
}

/** What this machine's own browser makes of the accepted commit, when another one took its pictures. */
export async function acceptedFirst(
  baselines: string,
  isWanted: (story: string) => boolean,
): Promise<Baselines> {
  const drawn = await withAccepted(baselines, (folder) => takePortraits({ folder, isWanted }));
  return drawn ?? { drawnBy: '', pictures: new Map() };
}

/** The pictures themselves, by `story pose`, for a look side by side. */
export async function picturesAgain(
  wanted: readonly Difference[],
  baselines: string,
): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  const keys = new Set(wanted.map(({ story, pose }) => `${story} ${pose}`));
  const stories = new Set(wanted.map(({ story }) => story));
  if (stories.size === 0) return pictures;
  await withAccepted(baselines, (folder) =>
    takePortraits({
      folder,
      isWanted: (story) => stories.has(story),
      onStrange: (story, pose, picture) => {
        if (keys.has(`${story} ${pose}`)) pictures.set(`${story} ${pose}`, picture);
      },
    }),
  );
  return pictures;
}
