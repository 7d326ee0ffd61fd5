import { type RefObject, useEffect, useId, useRef } from 'react';
import type { HeroSceneSet } from './HeroRoom.tsx';
import * as styles from './HeroScenes.css.ts';
import { recall, type SceneChoice } from './sceneChoice.ts';

export interface HeroScenesProps {
  items: HeroSceneSet['items'];
  /** Label of the chosen scene. */
  scene: string | undefined;
  /** The scene and its brightness, which changes without a render. */
  now: RefObject<SceneChoice | undefined>;
  dimmer: RefObject<HTMLInputElement | null>;
  hasFailed: boolean;
  labels: { scenes: string; brightness: string; unavailable: string };
  onChoose: (choice: SceneChoice | undefined) => void;
  /** Called when the pointer or the focus enters, to load the stills. */
  onNear: () => void;
}

const FULL = 100;

/**
 * Keypad with a button for each scene and a brightness slider. Pressing a scene sets it to 100%. Moving the
 * slider first turns on the first scene.
 */
export function HeroScenes({
  items,
  scene,
  now,
  dimmer,
  hasFailed,
  labels,
  onChoose,
  onNear,
}: HeroScenesProps) {
  const keypad = useRef<HTMLFieldSetElement>(null);
  const beforePress = useRef<SceneChoice>(undefined);
  const id = useId();
  const dim = (to: number) => onChoose({ scene: scene ?? items[0]?.label ?? '', level: to });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once after hydration
  useEffect(() => {
    const pressed = keypad.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const moved = dimmer.current?.valueAsNumber ?? FULL;
    if (pressed) onChoose({ scene: pressed, level: moved });
    else if (moved < FULL) dim(moved);
    else {
      const earlier = recall(items.map(({ label }) => label));
      if (earlier) onChoose(earlier);
    }
  }, []);

  return (
    <fieldset ref={keypad} className={styles.keypad} onPointerEnter={onNear} onFocus={onNear}>
      <legend className={styles.legend}>{labels.scenes}</legend>
      <div className={styles.keys}>
        {items.map(({ label }) => (
          <label key={label} className={styles.key}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              value={label}
              checked={label === scene}
              onChange={() => onChoose({ scene: label, level: FULL })}
            />
            {label}
          </label>
        ))}
      </div>
      <div className={styles.dimmer}>
        <label htmlFor={`${id}level`}>{labels.brightness}</label>
        <input
          ref={dimmer}
          id={`${id}level`}
          type="range"
          className={styles.slider}
          defaultValue={FULL}
          aria-valuetext={`${FULL}%`}
          autoComplete="off"
          onChange={(event) => dim(event.target.valueAsNumber)}
          onPointerDown={() => {
            beforePress.current = now.current;
          }}
          // The browser took the gesture for scrolling.
          onPointerCancel={() => onChoose(beforePress.current)}
        />
        <span aria-hidden className={styles.percent} />
      </div>
      <p role="status">{hasFailed && labels.unavailable}</p>
    </fieldset>
  );
}
