import { type ComponentType, useRef, useState } from 'react';
import type { HeroRoomProps } from './HeroRoom.tsx';
import * as styles from './HeroScenes.css.ts';
import { remember, type SceneChoice } from './sceneChoice.ts';

const FULL = 100;

/** Which scene a hero's room is set to, and the room itself, which is asked for when it is needed. */
export function useScenes() {
  const hero = useRef<HTMLElement>(null);
  const dimmer = useRef<HTMLInputElement>(null);
  const now = useRef<SceneChoice>(undefined);
  /** How bright each scene was last, in percent. */
  const levels = useRef<Record<string, number>>({});
  const frame = useRef(0);
  const [scene, setScene] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const [Room, setRoom] = useState<ComponentType<HeroRoomProps>>();

  /** A dimmer that moves writes one custom property a frame, and React draws nothing again. */
  const show = () => {
    const level = now.current?.level ?? FULL;
    hero.current?.style.setProperty(styles.level, `${level}`);
    dimmer.current?.setAttribute('aria-valuetext', `${level}%`);
    if (dimmer.current) dimmer.current.valueAsNumber = level;
    remember(now.current);
  };
  const set = (next: SceneChoice | undefined, failed = false) => {
    now.current = next;
    if (next) levels.current[next.scene] = next.level;
    setScene(next?.scene);
    setFailed(failed);
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(show);
  };
  /** A scene that cannot be shown: the keypad goes back to what is seen. */
  const fail = (seen?: string) =>
    set(seen === undefined ? seen : { scene: seen, level: levels.current[seen] ?? FULL }, true);
  const load = (onFailure = () => {}) =>
    void import('./HeroRoom.tsx').then(({ HeroRoom }) => setRoom(() => HeroRoom), onFailure);
  const choose = (next?: SceneChoice) => {
    set(next);
    if (next) load(fail);
  };
  return { hero, dimmer, now, scene, hasFailed, Room, load, choose, fail };
}
