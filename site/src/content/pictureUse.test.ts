import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureNames } from '../pictures/pictures.server.ts';
import { commercial, communities, residential, services } from './pages.server.ts';
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
    '!./{officeDay,lightRoom}.ts',
  ],
  { eager: true },
);
const contents = Object.entries(modules).map(([file, module]) => ({
  file: file.slice('./'.length),
  content: module.page ?? Object.values(module).find((value) => typeof value === 'object'),
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

interface Place {
  readonly name: string;
  readonly file: string;
}

/** Names in more than `most` places, with the files. */
const repeatedPast = (most: number, places: readonly Place[]): string[] =>
  Object.entries(Object.groupBy(places, ({ name }) => name))
    .filter(([, found = []]) => found.length > most)
    .map(([name, found = []]) => `${name}: ${found.map(({ file }) => file).join(', ')}`);

/** Uses of a picture beyond the first `most`, with the files. */
const usesPast = (most: number, named: (file: string, content: unknown) => string[]): string[] =>
  repeatedPast(
    most,
    contents.flatMap(({ file, content }) => named(file, content).map((name) => ({ name, file }))),
  );

const cards = ['cases', 'slides', 'tiles', 'process'];

it('uses no picture on more than two pages, apart from cases, slides, tiles, and steps', () => {
  expect(contents.flatMap(({ content }) => picturesOf(content)).length).toBeGreaterThan(80);
  expect(usesPast(2, (_, content) => picturesOf(content, cards))).toEqual([]);
});

it('uses no picture for two stories', () => {
  const stories = contents.flatMap(({ file, content }) => storiesOf(file, content));
  expect(stories.length).toBeGreaterThan(30);
  expect(usesPast(1, storiesOf)).toEqual([]);
});

/** The fields that bring a picture to a page beside its own names. */
interface Feature {
  readonly heroImage?: string;
  readonly featuresImage?: string;
  readonly room?: string;
}

/** The file of a place at its other hour, if there is one. */
function fileAtOtherHour(name: string): string {
  return pictureOf(name).daytime ? `${name}-noon` : name;
}

/** Every picture file that content names, in the dark theme. A comparison shows two. */
function filesOf(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    if (typeof value !== 'string') return filesOf(value);
    if (key === 'pair') return [value, `${value}-before`];
    return /^(image|heroImage|room)$/.test(key) ? [value] : [];
  });
}

/** The picture with the services: its own, or the hero's place once more. */
function featuresOf(file: string, { heroImage, featuresImage, room }: Feature): string[] {
  if (file.startsWith('services/')) return featuresImage ? [fileAtOtherHour(featuresImage)] : [];
  if (featuresImage) return [featuresImage];
  return heroImage && !room ? [fileAtOtherHour(heroImage)] : [];
}

const heroes = {
  services: services.map(({ hero }) => hero.image),
  residential: residential.map(({ heroImage }) => heroImage),
  commercial: commercial.map(({ heroImage }) => heroImage),
  communities: communities.map(({ hero }) => hero.image),
};

/** Cards that show the hero of the page to which they link, by the file of their own page. */
const linkCards: Readonly<Record<string, readonly string[]>> = {
  'home.ts': heroes.services,
  'services/overview.ts': heroes.services,
  'residential/overview.ts': heroes.residential,
  'commercial/overview.ts': heroes.commercial,
  'communities/overview.ts': heroes.communities,
  'projects.ts': [...heroes.residential, ...heroes.commercial],
};

const isSeveralPages = (file: string) => ['posts.ts', 'afterForm.ts'].includes(file);

/** Every page with its picture files. Articles from the database are not among them. */
const pages = contents.flatMap(({ file, content }) => {
  const parts = isSeveralPages(file) ? Object.values(content as object) : [content];
  return parts.map((part, index) => ({
    file: isSeveralPages(file) ? `${file} ${index + 1}` : file,
    own: [...filesOf(part), ...featuresOf(file, part as Feature)],
    linked: linkCards[file] ?? [],
  }));
});

const scenes = new URL('../../../packages/imagery/scenes/', import.meta.url);

/** Scenes that are a second camera in the room of another scene. */
const cameras = new Map(
  globSync('*.py', { cwd: scenes }).flatMap((file) => {
    const [, place] =
      readFileSync(new URL(file, scenes), 'utf8').match(/^from scenes import (\w+) as place$/m) ??
      [];
    const nameOf = (scene: string) => scene.replaceAll('_', '-');
    return place ? [[nameOf(file.slice(0, -'.py'.length)), nameOf(place)] as const] : [];
  }),
);

/** The room of a picture file, whatever its camera, hour, or lamps. */
const roomOf = (name: string) =>
  cameras.get(name) ?? [...pictureNames].find((room) => name.startsWith(`${room}-`)) ?? name;

it('shows no picture file twice on a page', () => {
  expect(pages.filter(({ own }) => own.length > 0).length).toBeGreaterThan(35);
  const twice = pages.flatMap(({ file, own, linked }) =>
    repeatedPast(
      1,
      [...own, ...linked].map((name) => ({ name, file })),
    ),
  );
  expect(twice).toEqual([]);
});

it('shows no room three times on a page, from any camera, at any hour', () => {
  expect(roomOf('commercial-medical-desk')).toBe('commercial-medical-facilities');
  expect(roomOf('home-theater-room-film')).toBe('home-theater-room');
  expect(roomOf('security-entry-noon')).toBe('security-entry');
  const thrice = pages.flatMap(({ file, own, linked }) =>
    repeatedPast(
      2,
      [...own, ...linked].map((name) => ({ name: roomOf(name), file })),
    ),
  );
  expect(thrice).toEqual([]);
});

it('shows no picture file on more than four pages, apart from cards that link to its page', () => {
  const places = pages.flatMap(({ file, own }) =>
    [...new Set(own)].map((name) => ({ name, file })),
  );
  expect(repeatedPast(4, places)).toEqual([]);
});

it('shows two neighbors in the list of services at different work', () => {
  const workOf = services.map(({ process }) => process.flatMap(({ image = [] }) => image));
  const shared = services.flatMap(({ path }, index) =>
    (workOf[index] ?? [])
      .filter((image) => workOf[index + 1]?.includes(image))
      .map((image) => `${path}: ${image}`),
  );
  expect(workOf.filter((images) => images.length > 0).length).toBe(services.length);
  expect(shared).toEqual([]);
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
  expect(wide.size).toBeGreaterThan(contents.length / 2);
  const small = [...wide].filter((name) => {
    const { avif, daytime } = pictureOf(name);
    return Math.min(widthOf(avif), widthOf(daytime?.avif ?? avif)) * 1.1 < 1920;
  });
  expect(small).toEqual([]);
});
