import * as styles from './OpeningHours.css.ts';

export interface OpeningLine {
  /** Days that share their hours, such as "Monday to Friday". */
  days: string;
  /** Their hours, such as "9 AM to 6 PM". */
  hours: string;
}

export interface OpeningHoursProps {
  /** One line for each group of days. */
  items: readonly OpeningLine[];
}

/**
 * Opening hours as a list of days and times. Days with the same hours share a line. Renders nothing without
 * items.
 *
 * - For hours with address and phone number: use InfoCards or ContactSection.
 * - For a change on one day: add a sentence beside it.
 */
export function OpeningHours({ items }: OpeningHoursProps) {
  if (items.length === 0) return null;
  return (
    <dl className={styles.menu}>
      {items.map(({ days, hours }) => (
        <div key={days} className={styles.line}>
          <dt>{days}</dt>
          <dd className={styles.value}>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
