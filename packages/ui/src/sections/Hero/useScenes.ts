import { type ComponentType, useRef, useState } from 'react';
import type { HeroRoomProps } from './HeroRoom.tsx';
import * as styles from './HeroScenes.css.ts';
import { remember, type SceneChoice } from './sceneChoice.ts';

const FULL = 100;

/** The hero's scene state. Its stills' code loads when it's needed. */
export function useScenes() {
  const hero = useRef<HTMLElement>(null);
  const dimmer = useRef<HTMLInputElement>(null);
  const now = useRef<SceneChoice>(undefined);
  /** Last brightness of each scene, in percent. */
  const levels = useRef<Record<string, number>>({});
  const frame = useRef(0);
  const [scene, setScene] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const [Room, setRoom] = useState<ComponentType<HeroRoomProps>>();

  /** A moving slider writes one custom property per frame and causes no render. */
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
  const levelOf = (one: string) => levels.current[one] ?? FULL;
  /** Returns the keypad to the visible scene after a failure. */
  const fail = (seen?: string) =>
    set(seen === undefined ? seen : { scene: seen, level: levelOf(seen) }, true);
  const load = (onFailure = () => {}) =>
    void import('./HeroRoom.tsx').then(({ HeroRoom }) => setRoom(() => HeroRoom), onFailure);
  const choose = (next?: SceneChoice) => {
    set(next);
    if (next) load(fail);
  };
  return { hero, dimmer, now, scene, hasFailed, Room, levelOf, load, choose, fail };
}
