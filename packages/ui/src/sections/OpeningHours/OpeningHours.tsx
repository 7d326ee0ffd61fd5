import { OpenNow, useOpening, useSpecialDays } from '../../components/OpenNow/OpenNow.tsx';
import * as styles from './OpeningHours.css.ts';

export interface OpeningLine {
  /** Days that share their hours, such as "Monday to Friday". */
  days: string;
  /** Their hours, such as "9 AM to 6 PM". */
  hours: string;
  /** Their English names, so that today's line is lit. */
  weekdays?: readonly string[];
}

export interface OpeningHoursProps {
  /** One line for each group of days. */
  items: readonly OpeningLine[];
}

/**
 * Opening hours as a list of days and times, below an OpenNow. Days with the same hours share a line. The special days
 * of OfficeHours follow. Renders nothing without items.
 *
 * - For hours with address and phone number: use InfoCards or ContactSection.
 * - For a change on one day: add it to the special days of OfficeHours.
 */
export function OpeningHours({ items }: OpeningHoursProps) {
  const today = useOpening()?.today ?? '';
  const specialDays = useSpecialDays();
  if (items.length === 0) return null;
  return (
    <div className={styles.hours}>
      <OpenNow />
      <dl className={styles.menu}>
        {items.map(({ days, hours, weekdays = [] }) => (
          <div
            key={days}
            className={styles.line}
            aria-current={weekdays.includes(today) ? 'date' : undefined}
          >
            <dt>{days}</dt>
            <dd className={styles.value}>{hours}</dd>
          </div>
        ))}
        {specialDays.map(({ date, days, hours }) => (
          <div key={date} className={styles.line} data-until={date}>
            <dt>{days}</dt>
            <dd className={styles.value}>{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
