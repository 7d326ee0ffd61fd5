import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createDraftStore } from '../../components/Form/draft.ts';
import { slider } from '../../exhibits/LightRoom/RoomKeypad.css.ts';
import * as styles from './TimeOfDay.css.ts';

export interface TimeOfDayProps {
  label: string;
  /** Words for the hours between the daytime picture and the evening one, in even steps. */
  hours: readonly string[];
  /** Gets how far the time is from that of the theme's own picture, in percent. */
  onMove: (away: number) => void;
}

/** From noon (0) to dusk (100), to the distance from the theme's own hour, and back. */
const hourOf = (away: number) =>
  document.documentElement.classList.contains('light') ? away : 100 - away;

/**
 * Slider between a picture's two hours. It counts from the hour of the theme's picture, because the server
 * doesn't know the theme. CSS mirrors it in the dark theme, so that noon is at the start in both. The hour that a visitor
 * chose is on the pictures of other pages too, as long as the tab is open.
 */
export function TimeOfDay({ label, hours, onMove }: TimeOfDayProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [away, setAway] = useState(0);
  const [text, setText] = useState<string>();

  const byDay = Math.round((away / 100) * (hours.length - 1));
  const inTheEvening = hours.length - 1 - byDay;

  // A screen reader gets the word of the theme that is on when it asks.
  const tell = () =>
    setText(hours[document.documentElement.classList.contains('light') ? byDay : inTheEvening]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the word follows from the position
  useEffect(tell, [away]);

  const show = (next: number) => {
    setAway(next);
    onMove(next);
  };
  const kept = useMemo(() => createDraftStore('hero', () => sessionStorage), []);
  const move = ({ valueAsNumber }: HTMLInputElement) => {
    show(valueAsNumber);
    kept.write({ hour: `${hourOf(valueAsNumber)}` });
  };
  /** Noon is at the start and dusk at the end, whichever of them the slider counts from. */
  const jump = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    const slider = event.currentTarget;
    slider.valueAsNumber = hourOf(event.key === 'Home' ? 0 : 100);
    move(slider);
  };
  // What was moved before hydration counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    if (input.current?.valueAsNumber) return move(input.current);
    const hour = Number(kept.read('hour') ?? Number.NaN);
    if (hour >= 0 && hour <= 100) show(hourOf(hour));
  }, []);

  return (
    <div className={styles.strip}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="range"
        className={`${slider} ${styles.sky}`}
        step={5}
        value={away}
        aria-valuetext={text}
        autoComplete="off"
        onFocus={tell}
        onKeyDown={jump}
        onChange={(event) => move(event.target)}
      />
      <span aria-hidden>
        <span className={styles.byDay}>{hours[byDay]}</span>
        <span className={styles.inTheEvening}>{hours[inTheEvening]}</span>
      </span>
    </div>
  );
}
