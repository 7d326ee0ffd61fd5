/**
 * The accepted pictures, as hashes: one line a story, one column a pose. Pictures themselves are
 * drawn again from the commit that accepted them (docs/decisions/0010).
 */
import { createHash } from 'node:crypto';

/** A story's id, then what each pose hashed to. */
export type Pictures = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface Baselines {
  /** The browser, and the hash of one known page: fonts and processors draw differently too. */
  drawnBy: string;
  pictures: Pictures;
}

export interface Difference {
  story: string;
  pose: string;
}

export interface Comparison {
  changed: Difference[];
  added: Difference[];
  removed: Difference[];
}

/** 64 bits: two different pictures of one story will not meet by chance. */
export const hashOf = (picture: Uint8Array) =>
  createHash('sha256').update(picture).digest('hex').slice(0, 16);

export function formatBaselines(
  { drawnBy, pictures }: Baselines,
  poses: readonly string[],
): string {
  const lines = [...pictures]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([story, taken]) => [story, ...poses.map((pose) => taken.get(pose) ?? '-')].join(' '));
  return `${[`# drawn by: ${drawnBy}`, `# story ${poses.join(' ')}`, ...lines].join('\n')}\n`;
}

export function parseBaselines(text: string): Baselines {
  const [first = '', second = '', ...lines] = text.trimEnd().split('\n');
  const poses = second.split(' ').slice(2);
  const pictures = new Map(
    lines.filter(Boolean).map((line) => {
      const [story = '', ...hashes] = line.split(' ');
      const taken = poses.map((pose, index) => [pose, hashes[index] ?? '-'] as const);
      return [story, new Map(taken.filter(([, hash]) => hash !== '-'))];
    }),
  );
  return { drawnBy: first.replace('# drawn by: ', ''), pictures };
}

const flat = (pictures: Pictures) =>
  [...pictures].flatMap(([story, taken]) =>
    [...taken].map(([pose, hash]) => ({ story, pose, hash })),
  );

/** Stale baselines, of stories that are gone, are `removed`. */
export function compare(accepted: Pictures, now: Pictures): Comparison {
  const name = ({ story, pose }: Difference) => ({ story, pose });
  const before = (one: Difference) => accepted.get(one.story)?.get(one.pose);
  const current = flat(now);
  return {
    changed: current.filter((one) => before(one) && before(one) !== one.hash).map(name),
    added: current.filter((one) => !before(one)).map(name),
    removed: flat(accepted)
      .filter(({ story, pose }) => !now.get(story)?.has(pose))
      .map(name),
  };
}

/** Keeps what was not looked at when only some stories were. */
export const merge = (
  accepted: Pictures,
  now: Pictures,
  isWanted: (story: string) => boolean,
): Pictures => new Map([...[...accepted].filter(([story]) => !isWanted(story)), ...now]);
