import { useEffect, useId, useRef, useState } from 'react';
import { Link } from '../../text/index.ts';
import { clock, type Evening, NONE, percentsOf, toFragment } from './evening.ts';
import * as styles from './RoomKeypad.css.ts';
import { type Room, type RoomMode, useRoomState } from './room.ts';

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
}

const FULL = 100;
/** Name of the slider from noon to dusk. The others have the names of their lamps. */
const TIME = 'time';

function move(room: Room, { name, valueAsNumber }: HTMLInputElement) {
  if (name === TIME) room.moveTime(valueAsNumber);
  else room.dim(name, valueAsNumber);
}

interface SliderProps {
  room: Room;
  /** The lamp, or TIME. */
  name: string;
  label: string;
  value: number;
  text: string;
}

function Slider({ room, name, label, value, text }: SliderProps) {
  const id = useId();
  const beforePress = useRef(room.state.evening);
  return (
    <div className={styles.dimmer}>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden className={styles.value}>
        {text}
      </span>
      <input
        id={id}
        name={name}
        type="range"
        className={styles.slider}
        style={{ [styles.level]: `${value}` } as React.CSSProperties}
        value={value}
        aria-valuetext={text}
        autoComplete="off"
        onChange={(event) => move(room, event.target)}
        onPointerDown={() => {
          beforePress.current = room.state.evening;
        }}
        // The browser took the gesture for scrolling.
        onPointerCancel={() => {
          if (room.state.evening !== beforePress.current) room.set(beforePress.current);
        }}
      />
    </div>
  );
}

/** Whether single lamps and the hour can be set, or only scenes. */
const canDim = (mode: RoomMode) => mode !== 'stills' && mode !== 'failed';

/** Sliders of all lamps, closed at first. They are below the keypad, so that they never cover a lamp. */
export function RoomLamps({ room, labels }: Omit<RoomKeypadProps, 'sendTo'>) {
  const { mode, evening } = useRoomState(room);
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // What was opened before hydration counts.
  useEffect(() => setOpen((isKnown) => isKnown || !!details.current?.open), []);
  if (!canDim(mode)) return null;
  const percents = percentsOf(evening ?? NONE, room.source);
  return (
    <details
      ref={details}
      className={styles.details}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>{labels.lamps}</summary>
      <div className={styles.lamps}>
        {isOpen &&
          room.source.lamps.map(({ id, label }) => (
            <Slider
              key={id}
              room={room}
              name={id}
              label={label}
              value={percents[id] ?? 0}
              text={`${percents[id] ?? 0}%`}
            />
          ))}
      </div>
    </details>
  );
}

/** Link with the evening as a part of the address: `/contact?evening=/%23light%3Dmovie#contact`. */
function SendLink({ room, to, label }: { room: Room; to: string; label: string }) {
  const { evening } = useRoomState(room);
  if (!evening) return null;
  const address = encodeURIComponent(`${location.pathname}${toFragment(evening)}`);
  return (
    <Link href={`${to}?evening=${address}#contact`} variant="standalone">
      {label}
    </Link>
  );
}

/** Whether the room is as its scene sets it. */
const isWhole = ({ changes, time }: Evening) => Object.keys(changes).length === 0 && time === FULL;

/** Keypad with a button for each scene, and the time of day. */
export function RoomKeypad({ room, labels, sendTo }: RoomKeypadProps) {
  const { mode, evening } = useRoomState(room);
  const keypad = useRef<HTMLFieldSetElement>(null);
  /** The hour of the theme's own picture. The server doesn't know the theme. */
  const [resting, setResting] = useState<number>();
  const id = useId();

  // What was pressed or moved before hydration counts. Otherwise, the address may hold an evening.
  useEffect(() => {
    const inputs = [...(keypad.current?.querySelectorAll('input') ?? [])];
    const pressed = inputs.find(({ checked }) => checked);
    const moved = inputs.filter(({ type, value, defaultValue }) =>
      type === 'range' ? value !== defaultValue : false,
    );
    room.start();
    // Firefox checks it again after a reload. The address also has the lamps.
    if (pressed && !room.state.evening) room.choose(pressed.value);
    for (const slider of moved) move(room, slider);
    const rest = () => setResting(room.resting().time);
    rest();
    const theme = new MutationObserver(rest);
    theme.observe(document.documentElement, { attributeFilter: ['class'] });
    const restore = () => room.restore();
    addEventListener('hashchange', restore);
    return () => {
      theme.disconnect();
      removeEventListener('hashchange', restore);
      room.stop();
    };
  }, [room]);

  const time = evening?.time ?? resting ?? FULL;
  const isUnknown = room.source.hasDaytime && evening === undefined && resting === undefined;
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
              checked={scene === evening?.scene && isWhole(evening)}
              onChange={() => room.choose(scene)}
            />
            {label}
          </label>
        ))}
      </div>
      {canDim(mode) && !room.source.isWindowless && (
        <div className={styles.time} data-unknown={isUnknown || undefined}>
          <Slider room={room} name={TIME} label={labels.time} value={time} text={clock(time)} />
        </div>
      )}
      <p role="status">{status[mode as keyof typeof status]}</p>
      {sendTo && evening && <SendLink room={room} to={sendTo} label={labels.send} />}
    </fieldset>
  );
}
