import { useEffect, useRef, useState } from 'react';
import { media } from '../../theme/breakpoints.ts';
import { type Evening, percentsOf } from './evening.ts';
import * as styles from './LightRoom.css.ts';
import type { RoomLevels } from './light.ts';
import { createMixer } from './mixer.ts';
import { isMotionReduced, type Room } from './room.ts';

export interface RoomCanvasProps {
  room: Room;
}

/** Width of the pictures in pixels, on phones and on wider screens. */
const widths = [960, 1600] as const;
/** How fast a lamp follows its dimmer, and the film its switch: the time to get two thirds there, in ms. */
const LAMP = 130;
const FILM = 420;
/** A step that nobody sees, in percent. */
const SETTLED = 0.2;

const levelsOf = (room: Room, evening: Evening): RoomLevels => ({
  percents: percentsOf(evening, room.source),
  time: evening.time,
});

const near = (from: number, to: number, share: number) =>
  Math.abs(to - from) < SETTLED ? to : from + (to - from) * share;

/** Moves what shows toward what's set, by a share of the distance. */
function approach(shown: RoomLevels, target: RoomLevels, share: number): RoomLevels {
  const percents = Object.fromEntries(
    Object.entries(target.percents).map(([lamp, to]) => [
      lamp,
      near(shown.percents[lamp] ?? to, to, share),
    ]),
  );
  return { percents, time: near(shown.time, target.time, share) };
}

const isSame = (one: RoomLevels, other: RoomLevels) =>
  one.time === other.time &&
  Object.entries(other.percents).every(([lamp, percent]) => one.percents[lamp] === percent);

/** Canvas that shows the room as its lamps are set. Lamps and the film follow within half a second. */
export function RoomCanvas({ room }: RoomCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isLit, setLit] = useState(false);

  useEffect(() => {
    const element = canvas.current as HTMLCanvasElement;
    let isGone = false;
    let frame = 0;
    let stop: (() => void) | undefined;
    const fail = () => {
      if (!isGone) room.show('stills');
    };

    async function start() {
      const light = await room.source.load();
      if (isGone) return;
      const mixer = await createMixer(
        element,
        light,
        widths[matchMedia(media.phone).matches ? 0 : 1],
      );
      if (isGone) return;
      const atOnce = isMotionReduced();
      // Starts from the picture below it, so that nothing jumps.
      let shown = levelsOf(room, atOnce ? room.now() : room.resting());
      let unrolled = (shown.percents.screen ?? 0) > 0 ? 100 : 0;
      let before = 0;
      const draw = (now: number) => {
        const passed = before ? now - before : 16;
        before = now;
        const target = levelsOf(room, room.now());
        const film = (target.percents.screen ?? 0) > 0 ? 100 : 0;
        const share = (time: number) => (atOnce ? 1 : 1 - Math.exp(-passed / time));
        shown = approach(shown, target, share(LAMP));
        unrolled = near(unrolled, film, share(FILM));
        mixer.draw(shown, unrolled / 100);
        frame = 0;
        if (isSame(shown, target) && unrolled === film) before = 0;
        else frame = requestAnimationFrame(draw);
      };
      const wake = () => {
        if (!frame) frame = requestAnimationFrame(draw);
      };
      stop = room.subscribe(wake);
      wake();
      setLit(true);
      room.show('mixed');
    }
    element.addEventListener('webglcontextlost', fail);
    start().catch(fail);
    return () => {
      isGone = true;
      element.removeEventListener('webglcontextlost', fail);
      cancelAnimationFrame(frame);
      if (!stop) return;
      stop();
      // Frees the memory at once.
      element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    };
  }, [room]);

  return (
    <canvas ref={canvas} className={styles.canvas} data-lit={isLit || undefined} aria-hidden />
  );
}
