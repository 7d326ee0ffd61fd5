import type { PictureSource } from '../../components/Picture/source.ts';

/** A lamp, or several on one dimmer. */
export interface RoomLamp {
  /** Name in the address, such as `floor-lamp`. */
  readonly id: string;
  readonly label: string;
  /** Where it is in the picture, in percent from the upper left corner. */
  readonly place: readonly [number, number];
}

/** A lighting scene. */
export interface RoomScene {
  /** Name in the address. */
  readonly id: string;
  readonly label: string;
  /** Percent of every lamp, in steps that are even to the eye. */
  readonly percents: Readonly<Record<string, number>>;
  /** Still of the scene, for browsers and settings without mixing. */
  readonly still: PictureSource;
}

/** What a visitor has set: a scene, the lamps that differ from it, and the hour. */
export interface Evening {
  readonly scene: string;
  /** Percent by lamp. */
  readonly changes: Readonly<Record<string, number>>;
  /** From noon (0) to dusk (100). */
  readonly time: number;
}

/** The first scene as it is. */
export const NONE: Evening = { scene: '', changes: {}, time: 100 };

interface Choices {
  readonly lamps: readonly RoomLamp[];
  readonly scenes: readonly RoomScene[];
}

export function percentsOf({ scene, changes }: Evening, { scenes }: Choices) {
  const base = scenes.find(({ id }) => id === scene) ?? scenes[0];
  return { ...base?.percents, ...changes };
}

const FRAGMENT = 'light';
const TIME = 'time';

/** Writes an evening as a URL fragment: `#light=movie&pool=40&time=55`. */
export function toFragment({ scene, changes, time }: Evening): string {
  const parts = Object.entries(changes).map(([lamp, percent]) => [lamp, `${percent}`]);
  const query = new URLSearchParams([[FRAGMENT, scene], ...parts]);
  if (time !== 100) query.set(TIME, `${time}`);
  return `#${query}`;
}

const percentIn = (value: string | null) =>
  value !== null && /^(100|\d\d?)$/.test(value) ? Number(value) : undefined;

/** Reads an evening from a fragment. Unknown scenes give none, and unknown lamps are left out. */
export function fromFragment(fragment: string, { lamps, scenes }: Choices): Evening | undefined {
  const query = new URLSearchParams(fragment.replace(/^#/, ''));
  const scene = query.get(FRAGMENT);
  if (!scenes.some(({ id }) => id === scene)) return undefined;
  const changes = lamps.flatMap(({ id }) => {
    const percent = percentIn(query.get(id));
    return percent === undefined ? [] : [[id, percent] as const];
  });
  return {
    scene: scene ?? '',
    changes: Object.fromEntries(changes),
    time: percentIn(query.get(TIME)) ?? 100,
  };
}

/** The time of day on a clock, from noon to half past six in the evening. */
export function clock(time: number): string {
  const minutes = Math.round((time * 390) / 100 / 5) * 5;
  const hour = Math.floor(minutes / 60) || 12;
  return `${hour}:${`${minutes % 60}`.padStart(2, '0')} PM`;
}
