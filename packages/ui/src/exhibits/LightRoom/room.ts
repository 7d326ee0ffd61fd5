import { useSyncExternalStore } from 'react';
import {
  type Evening,
  fromFragment,
  type RoomLamp,
  type RoomScene,
  toFragment,
} from './evening.ts';
import type { RoomLight } from './light.ts';

export type { RoomLamp, RoomScene } from './evening.ts';
export type { RoomCircuit, RoomLight } from './light.ts';

/** A room whose lamps a visitor can set. */
export interface RoomSource {
  readonly lamps: readonly RoomLamp[];
  /** The scenes to choose from. The first is the room as its picture shows it. */
  readonly scenes: readonly RoomScene[];
  /** Loads the table of what the room is mixed from, at the visitor's first touch. */
  readonly load: () => Promise<RoomLight>;
  /** The part that the picture's portrait crop shows: left edge and width, in percent. */
  readonly portrait?: readonly [left: number, width: number] | undefined;
  /** Whether daylight never reaches it. Then there is no time of day to set. */
  readonly isWindowless?: boolean;
  /** Whether the light theme shows the room by day. */
  readonly hasDaytime?: boolean;
}

/**
 * `resting` until the first touch. `mixed` shows every lamp as it's set. `stills` shows only scenes, and
 * `failed` not even those.
 */
export type RoomMode = 'resting' | 'loading' | 'mixed' | 'stills' | 'failed';

export interface RoomState {
  readonly mode: RoomMode;
  /** Undefined while the picture shows, untouched. */
  readonly evening?: Evening | undefined;
}

const isWanted = (wish: string) => matchMedia(`(prefers-reduced-${wish}: reduce)`).matches;

/** Whether the browser knows WebGL2, and the visitor doesn't save data. */
function mayMix(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return 'WebGL2RenderingContext' in window && !connection?.saveData && !isWanted('data');
}

/** Creates a context, which takes too long before the first touch. */
const canMix = () => mayMix() && !!document.createElement('canvas').getContext('webgl2');

export const isMotionReduced = () => isWanted('motion');

/** Safari refuses more than 100 changes of the address in 30 seconds. */
const ADDRESS_DELAY = 400;

function writeAddress(evening: Evening | undefined) {
  const { pathname, search, hash } = location;
  if (!evening && !hash.startsWith('#light=')) return;
  history.replaceState(history.state, '', pathname + search + (evening ? toFragment(evening) : ''));
}

/** State of a room, which its picture and its keypad share. */
export class Room {
  readonly source: RoomSource;
  state: RoomState = { mode: 'resting' };
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: RoomSource) {
    this.source = source;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #put(state: RoomState) {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }

  /** Sets the room. Undefined returns to the picture. */
  set(evening: Evening | undefined) {
    const { mode } = this.state;
    const starts = evening && (mode === 'resting' || mode === 'failed');
    this.#put({ evening, mode: starts ? (canMix() ? 'loading' : 'stills') : mode });
    this.stop();
    this.#timer = setTimeout(() => writeAddress(evening), ADDRESS_DELAY);
  }

  /** Reports what the room can show. Without any light, the picture returns. */
  show(mode: RoomMode) {
    if (mode === 'failed') this.set(undefined);
    this.#put({ ...this.state, mode });
  }

  /** Takes what the browser and the address say, before the first touch. */
  start() {
    if (!mayMix()) this.show('stills');
    this.restore();
  }

  /** Leaves the address as it is. */
  stop() {
    clearTimeout(this.#timer);
  }

  /** What the untouched picture shows: noon in the light theme, if it has a daytime picture. */
  resting(): Evening {
    const isLight = document.documentElement.classList.contains('light');
    const time = isLight && this.source.hasDaytime ? 0 : 100;
    return { scene: this.source.scenes[0]?.id ?? '', changes: {}, time };
  }

  now(): Evening {
    return this.state.evening ?? this.resting();
  }

  choose(scene: string) {
    this.set({ scene, changes: {}, time: 100 });
  }

  dim(lamp: string, percent: number) {
    const now = this.now();
    this.set({ ...now, changes: { ...now.changes, [lamp]: percent } });
  }

  moveTime(time: number) {
    this.set({ ...this.now(), time });
  }

  restore() {
    const evening = fromFragment(location.hash, this.source);
    if (evening) this.set(evening);
  }
}

export const useRoomState = (room: Room) =>
  useSyncExternalStore(
    room.subscribe,
    () => room.state,
    () => room.state,
  );

const never = () => () => {};

/** Whether a visitor has set the room. It renders only when that changes. */
export const useIsTouched = (room: Room | undefined) =>
  useSyncExternalStore(
    room?.subscribe ?? never,
    () => room?.state.evening !== undefined,
    () => false,
  );
