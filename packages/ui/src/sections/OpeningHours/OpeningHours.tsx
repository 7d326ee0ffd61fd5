import * as styles from './OpeningHours.css.ts';

export interface OpeningLine {
  days: string;
  hours: string;
}

export interface OpeningHoursProps {
  lines: readonly OpeningLine[];
}

/**
 * Hours set like a table in a good restaurant's menu. Nothing without lines.
 *
 * For days and their hours, wherever one decides whether to call or to come. Days that share
 * their hours share a line.
 * - For hours together with address and number: use InfoCards or ContactSection.
 * - For prices or other pairs: it is for hours, and reads as such.
 * - For a change on one day: say it in a sentence beside it.
 */
export function OpeningHours({ lines }: OpeningHoursProps) {
  if (lines.length === 0) return null;
  return (
    <dl className={styles.menu}>
      {lines.map(({ days, hours }) => (
        <div key={days} className={styles.line}>
          <dt>{days}</dt>
          <dd className={styles.value}>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
