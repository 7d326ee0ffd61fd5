import { type ComponentType, useState } from 'react';
import type { HeroRoomProps } from './HeroRoom.tsx';
import { remember, type SceneChoice } from './sceneChoice.ts';

/** Which scene a hero's room is set to, and the room itself, which is asked for when it is needed. */
export function useScenes() {
  const [choice, setChoice] = useState<SceneChoice>();
  const [hasFailed, setFailed] = useState(false);
  const [Room, setRoom] = useState<ComponentType<HeroRoomProps>>();

  const set = (next: SceneChoice | undefined, failed = false) => {
    setChoice(next);
    setFailed(failed);
    remember(next);
  };
  /** A scene that cannot be shown: the keypad goes back to what is seen. */
  const fail = (seen?: SceneChoice) => set(seen, true);
  const load = (onFailure = () => {}) =>
    void import('./HeroRoom.tsx').then(({ HeroRoom }) => setRoom(() => HeroRoom), onFailure);
  const choose = (next?: SceneChoice) => {
    set(next);
    if (next) load(fail);
  };
  return { choice, hasFailed, Room, load, choose, fail };
}
