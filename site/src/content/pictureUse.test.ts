import { expect, it } from 'vitest';
import { pictureOf } from './resolveContent.server.ts';

interface Pictured {
  readonly image?: string;
}
/** The parts of a city's, home's, or business's page that show stories. */
interface Page {
  readonly cases?: readonly Pictured[];
  readonly projects?: { readonly tiles?: readonly Pictured[] };
  readonly local?: Pictured;
  readonly theater?: Pictured;
  readonly solutions?: Pictured;
}

const modules = import.meta.glob<Record<string, unknown>>(
  [
    './*.ts',
    './{services,residential,commercial,communities}/*.ts',
    '!./*.{test,server}.ts',
    '!./officeDay.ts',
  ],
  { eager: true },
);
const contents = Object.entries(modules).map(([file, module]) => ({
  file: file.slice('./'.length),
  content: Object.values(module).find((value) => typeof value === 'object'),
}));

/** Lists the pictures in a content file, including repetitions, without those under the `skipped` keys. */
function picturesOf(content: unknown, skipped: readonly string[] = []): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content)
    .filter(([key]) => !skipped.includes(key))
    .flatMap(([key, value]) =>
      typeof value === 'string' && /^image$|Image$/.test(key)
        ? [value]
        : picturesOf(value, skipped),
    );
}

const told = ({ cases = [], projects, local, theater, solutions }: Page) =>
  [...cases, ...(projects?.tiles ?? []), local, theater, solutions]
    .map((story) => story?.image)
    .filter((name) => name !== undefined);

/** The pictures of success stories on pages of cities, homes, and businesses. */
const storiesOf = (file: string, content: unknown) =>
  /^(residential|commercial|communities)\/(?!overview)/.test(file) ? told(content as Page) : [];

/** Uses of a picture beyond the first `most`, with the files. */
function usesPast(most: number, named: (file: string, content: unknown) => string[]): string[] {
  const places = contents.flatMap(({ file, content }) =>
    named(file, content).map((name) => ({ name, file })),
  );
  return Object.entries(Object.groupBy(places, ({ name }) => name)).flatMap(([name, found = []]) =>
    found.slice(most).map(() => `${name}: ${found.map(({ file }) => file).join(', ')}`),
  );
}

const cards = ['cases', 'slides', 'tiles'];

it('uses no picture on more than two pages, apart from cards', () => {
  expect(contents.flatMap(({ content }) => picturesOf(content)).length).toBeGreaterThan(80);
  expect(usesPast(2, (_, content) => picturesOf(content, cards))).toEqual([]);
});

it('uses no picture for two stories', () => {
  const stories = contents.flatMap(({ file, content }) => storiesOf(file, content));
  expect(stories.length).toBeGreaterThan(30);
  expect(usesPast(1, storiesOf)).toEqual([]);
});

/** Full-width pictures: the one at the top of the page, and the theater. */
interface Wide {
  readonly hero?: unknown;
  readonly heroImage?: unknown;
  readonly theater?: unknown;
}

const widthOf = (files: object) => Math.max(...Object.keys(files).map(Number));

it('enlarges no full-width picture by more than a tenth on a screen of 1920 pixels', () => {
  const wide = new Set(
    contents.flatMap(({ content }) => {
      const { hero, heroImage, theater } = content as Wide;
      return picturesOf({ hero, heroImage, theater });
    }),
  );
  expect(wide.size).toBeGreaterThan(30);
  const small = [...wide].filter((name) => {
    const { avif, daytime } = pictureOf(name);
    return Math.min(widthOf(avif), widthOf(daytime?.avif ?? avif)) * 1.1 < 1920;
  });
  expect(small).toEqual([]);
});
