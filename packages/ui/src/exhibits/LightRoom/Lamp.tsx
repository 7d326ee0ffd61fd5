import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { useMove } from 'react-aria/useMove';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import type { RoomLamp } from './evening.ts';
import * as styles from './LightRoom.css.ts';
import type { Room } from './room.ts';

export interface LampProps extends RoomLamp {
  room: Room;
  percent: number;
  /** What a press turns it on to. */
  usual: number;
  /** Whether the picture's portrait crop cuts it off. */
  isCut: boolean;
}

const FULL = 100;
/** Drag from off to full, in pixels. */
const TRAVEL = 160;
/** A finger that moves less than this has pressed, in pixels. */
const SLACK = 4;
/** Short enough to feel like the click of a dial, in milliseconds. */
const TICK = 8;

/** Steps of a slider's keys in percent. */
const steps: Record<string, number> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  End: FULL,
  Home: -FULL,
};

const within = (percent: number) => Math.min(FULL, Math.max(0, percent));
const tenth = (percent: number) => Math.floor(percent / 10);

/**
 * A lamp in the picture. A press switches it, and a drag dims it: up is brighter, down is warmer. A slider's keys do
 * the same, except for Left and Right, which move to the next lamp.
 */
export function Lamp({ room, id, label, place: [x, y], percent, usual, isCut }: LampProps) {
  const [isDragged, setDragged] = useState(false);
  /** Where the drag is: it may go past the ends. */
  const drag = useRef({ way: 0, from: 0, hasMoved: false });

  const dim = (to: number) => {
    const next = Math.round(within(to));
    if (next === percent) return;
    if (drag.current.hasMoved && tenth(next) !== tenth(percent)) navigator.vibrate?.(TICK);
    room.dim(id, next);
  };
  const { moveProps } = useMove({
    onMove({ deltaY }) {
      const now = drag.current;
      now.way -= deltaY;
      if (!now.hasMoved && Math.abs(now.way) < SLACK) return;
      if (!now.hasMoved) setDragged(true);
      now.hasMoved = true;
      dim(now.from + (now.way / TRAVEL) * FULL);
    },
    onMoveEnd: () => setDragged(false),
  });
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    dim(percent + by);
  };
  return (
    <ToggleButton
      className={styles.lamp}
      style={{ [styles.x]: x, [styles.y]: y } as CSSProperties}
      data-cut={isCut || undefined}
      data-dragged={isDragged || undefined}
      isSelected={percent > 0}
      onPressStart={() => {
        drag.current = { way: 0, from: percent, hasMoved: false };
      }}
      onPointerDown={moveProps.onPointerDown}
      onKeyDown={step}
      onChange={(isOn) => {
        if (!drag.current.hasMoved) room.dim(id, isOn ? usual : 0);
      }}
    >
      <span className={styles.lampLabel}>
        {label}
        <span aria-hidden className={styles.lampPercent}>
          {`${percent}%`}
        </span>
      </span>
    </ToggleButton>
  );
}
