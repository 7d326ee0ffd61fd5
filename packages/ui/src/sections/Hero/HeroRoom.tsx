import { type CSSProperties, useState } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import * as styles from './Hero.css.ts';
import { level } from './HeroScenes.css.ts';

/** Stills of the hero's own picture with other lamps on. */
export interface HeroSceneSet {
  /** The scenes to choose from. */
  items: readonly { label: string; image: PictureSource }[];
  /** The room with all lamps off, which shows below a dimmed scene. */
  dark: PictureSource;
}

export interface HeroRoomProps {
  /** The image of the hero. */
  image: PictureSource;
  scenes: HeroSceneSet;
  /** Label of the chosen scene. */
  scene: string | undefined;
  /** Last brightness of a scene, in percent. */
  levelOf: (scene: string) => number;
  /** Called when a scene fails to load, with the label of the visible scene, if any. */
  onFailure: (seen?: string) => void;
}

const DARK = '';

/**
 * Stills of the chosen scene: the dark still, and the scene above it at the brightness of the dimmer. A
 * still shows once it has loaded. Until then, and if it fails, the image doesn't change.
 */
export function HeroRoom({
  image,
  scenes: { items, dark },
  scene,
  levelOf,
  onFailure,
}: HeroRoomProps) {
  /** Whether a still has loaded (true) or failed (false), by label. */
  const [loaded, setLoaded] = useState<Readonly<Record<string, boolean>>>({});
  const [seen, setSeen] = useState<string>();
  /** Scenes in the order in which they were chosen, the latest first. */
  const [order, setOrder] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);

  /* Cropped like the hero's picture, so that they cover it exactly. */
  const cut = 'focus' in image ? { focus: image.focus } : {};
  const first = scene ?? items[0]?.label ?? DARK;
  const isReady = Boolean(loaded[DARK] && loaded[first]);
  const opens = scene !== undefined && (isReady || isOpen);
  if (opens !== isOpen) setOpen(opens);
  if (scene !== undefined && isReady && scene !== seen) {
    setSeen(scene);
    if (order[0] !== first) setOrder([first, ...order.filter((label) => label !== first)]);
  }

  /*
   * Loads the current still first, then the others. A failed one loads again when it's chosen
   * again.
   */
  const isAsked = (label: string) =>
    loaded[label] ||
    (label === DARK || label === first
      ? scene !== undefined || loaded[label] === undefined
      : isReady && loaded[label] === undefined);
  const still = (label: string, source: PictureSource) => (
    <div
      key={label}
      className={styles.still}
      data-lit={label === DARK || label === order[0] || undefined}
      style={{ zIndex: label === DARK ? undefined : -order.indexOf(label) }}
      onLoadCapture={() => setLoaded((known) => ({ ...known, [label]: true }))}
      onErrorCapture={() => {
        setLoaded((known) => ({ ...known, [label]: false }));
        if (scene !== undefined && (label === DARK || label === first))
          onFailure(isOpen ? seen : undefined);
      }}
    >
      <Picture
        source={{ ...source, ...cut }}
        ratio="fill"
        edge="full-bleed"
        isPriority
        isDecorative
      />
    </div>
  );
  return (
    <div className={styles.room} data-open={isOpen || undefined}>
      {isAsked(DARK) && still(DARK, dark)}
      <div
        className={styles.lamps}
        data-changing={order.length > 1 || undefined}
        // The visible scene keeps its brightness until the next one has loaded.
        style={
          seen === undefined || scene === seen
            ? {}
            : ({ [level]: `${levelOf(seen)}` } as CSSProperties)
        }
      >
        {items.filter(({ label }) => isAsked(label)).map((item) => still(item.label, item.image))}
      </div>
    </div>
  );
}
