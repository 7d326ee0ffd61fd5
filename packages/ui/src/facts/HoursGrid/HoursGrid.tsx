import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import * as styles from './HoursGrid.css.ts';

/** The hours of one day. Without times, it's closed. */
export interface HoursGridDay {
  /** Name of the day, such as "Monday". */
  readonly day: string;
  /** Such as "09:00". Null on a closed day. */
  readonly opens: string | null;
  readonly closes: string | null;
}

export interface HoursGridProps {
  /** The days, in order. */
  days: readonly HoursGridDay[];
  /** Called with all days. */
  onChange: (days: readonly HoursGridDay[]) => void;
  /** What is wrong, by the day's name. */
  errors?: Readonly<Record<string, string | undefined>>;
}

/** Opening hours of a closed day that opens again. */
const usual = { opens: '09:00', closes: '17:00' };
const closed = { opens: null, closes: null };

/** Opening and closing times of each day. */
export function HoursGrid({ days, onChange, errors = {} }: HoursGridProps) {
  const change = (day: string, changes: Partial<HoursGridDay>) =>
    onChange(days.map((each) => (each.day === day ? { ...each, ...changes } : each)));
  return (
    <div className={styles.grid}>
      {days.map(({ day, opens, closes }) => (
        <div key={day} className={styles.row}>
          <span className={styles.day}>{day}</span>
          <Checkbox
            aria-label={`${day}: closed`}
            isSelected={opens === null}
            onChange={(isClosed) => change(day, isClosed ? closed : usual)}
          >
            Closed
          </Checkbox>
          {opens !== null && (
            <span className={styles.times}>
              <TextField
                name={`${day}-opens`}
                type="time"
                aria-label={`${day}: opens`}
                value={opens}
                onChange={(value) => change(day, { opens: value })}
              />
              <span>to</span>
              <TextField
                name={`${day}-closes`}
                type="time"
                aria-label={`${day}: closes`}
                value={closes ?? ''}
                onChange={(value) => change(day, { closes: value })}
              />
            </span>
          )}
          {errors[day] && <span className={styles.error}>{errors[day]}</span>}
        </div>
      ))}
    </div>
  );
}
