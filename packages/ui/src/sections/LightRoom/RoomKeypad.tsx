import { useEffect, useId, useRef, useState } from 'react';
import { Link } from '../../text/index.ts';
import { clock, NONE, percentsOf, toFragment } from './evening.ts';
import * as styles from './LightRoom.css.ts';
import { type Room, useRoomState } from './room.ts';

export const defaultRoomLabels = {
  /** Title of the keypad. */
  scenes: 'Set the scene',
  /** Name of the slider from noon to dusk. */
  time: 'Time of day',
  /** Opens the sliders of all lamps. */
  lamps: 'Every lamp',
  /** Name of the group of switches in the picture. */
  switches: 'Lamps in the picture',
  /** Status while the room loads. */
  loading: 'Turning on the lights…',
  /** Status if only scenes can be shown. */
  stillsOnly: 'Here you see the scenes as pictures. Single lamps need WebGL and more data.',
  /** Error if the chosen scene can't be loaded. */
  unavailable: 'That scene couldn’t be loaded. Try again.',
  /** Link that takes the evening to the contact form. */
  send: 'Send this evening with my message',
};

export type RoomLabels = typeof defaultRoomLabels;

export interface RoomKeypadProps {
  room: Room;
  labels: RoomLabels;
  /** Contact page, which gets the evening's address as the parameter `evening`. */
  sendTo?: string | undefined;
  /** Whether the lamps' sliders are open at first. */
  isOpen?: boolean;
}

const FULL = 100;

interface SliderProps {
  label: string;
  value: number;
  text: string;
  onChange: (value: number) => void;
}

function Slider({ label, value, text, onChange }: SliderProps) {
  const id = useId();
  const beforePress = useRef(value);
  return (
    <div className={styles.dimmer}>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden className={styles.value}>
        {text}
      </span>
      <input
        id={id}
        type="range"
        className={styles.slider}
        style={{ [styles.level]: `${value}` } as React.CSSProperties}
        value={value}
        aria-valuetext={text}
        autoComplete="off"
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onPointerDown={() => {
          beforePress.current = value;
        }}
        // The browser took the gesture for scrolling.
        onPointerCancel={() => onChange(beforePress.current)}
      />
    </div>
  );
}

/** Sliders of all lamps. */
function Lamps({ room }: { room: Room }) {
  const { evening } = useRoomState(room);
  const percents = percentsOf(evening ?? NONE, room.source);
  return room.source.lamps.map(({ id, label }) => (
    <Slider
      key={id}
      label={label}
      value={percents[id] ?? 0}
      text={`${percents[id] ?? 0}%`}
      onChange={(percent) => room.dim(id, percent)}
    />
  ));
}

/** Link with the evening as a part of the address: `/contact?evening=/%23light%3Dmovie#contact`. */
function SendLink({ room, to, label }: { room: Room; to: string; label: string }) {
  const { evening } = useRoomState(room);
  if (!evening) return null;
  const address = encodeURIComponent(`${location.pathname}${toFragment(evening)}`);
  return <Link href={`${to}?evening=${address}#contact`}>{label}</Link>;
}

/** Keypad with a button for each scene, the time of day, and a slider for every lamp. */
export function RoomKeypad({ room, labels, sendTo, isOpen = false }: RoomKeypadProps) {
  const { mode, evening } = useRoomState(room);
  const keypad = useRef<HTMLFieldSetElement>(null);
  const [resting, setResting] = useState(FULL);
  const [areLampsOpen, setLampsOpen] = useState(isOpen);
  const id = useId();

  // What was pressed, moved, or opened before hydration counts. Otherwise, the address may hold an evening.
  useEffect(() => {
    const find = <Found extends Element>(selector: string) =>
      keypad.current?.querySelector<Found>(selector);
    const pressed = find<HTMLInputElement>(':checked')?.value;
    const moved = find<HTMLInputElement>('[type=range]')?.valueAsNumber ?? FULL;
    if (room.state.evening === undefined) {
      if (pressed) room.choose(pressed);
      else if (moved < FULL && !room.source.isWindowless) room.moveTime(moved);
      else room.restore();
    }
    setLampsOpen((isKnown) => isKnown || !!find<HTMLDetailsElement>('details')?.open);
    setResting(room.resting().time);
  }, [room]);

  const canMix = mode !== 'stills' && mode !== 'failed';
  const time = evening?.time ?? resting;
  const status = { loading: labels.loading, stills: labels.stillsOnly, failed: labels.unavailable };
  return (
    <fieldset ref={keypad} className={styles.keypad}>
      <legend className={styles.legend}>{labels.scenes}</legend>
      <div className={styles.keys}>
        {room.source.scenes.map(({ id: scene, label }) => (
          <label key={scene} className={styles.key}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              value={scene}
              checked={scene === evening?.scene}
              onChange={() => room.choose(scene)}
            />
            {label}
          </label>
        ))}
      </div>
      {canMix && (
        <>
          {!room.source.isWindowless && (
            <Slider
              label={labels.time}
              value={time}
              text={clock(time)}
              onChange={(to) => room.moveTime(to)}
            />
          )}
          <details open={areLampsOpen} onToggle={(event) => setLampsOpen(event.currentTarget.open)}>
            <summary className={styles.summary}>{labels.lamps}</summary>
            <div className={`${styles.lamps} ${isOpen ? '' : styles.lampsAbove}`}>
              {areLampsOpen && <Lamps room={room} />}
            </div>
          </details>
        </>
      )}
      <p role="status">{status[mode as keyof typeof status]}</p>
      {sendTo && evening && <SendLink room={room} to={sendTo} label={labels.send} />}
    </fieldset>
  );
}
