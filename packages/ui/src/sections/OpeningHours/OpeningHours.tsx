import * as styles from './OpeningHours.css.ts';

export interface OpeningLine {
  days: string;
  hours: string;
}

export interface OpeningHoursProps {
  lines: readonly OpeningLine[];
}

/** Hours set like a table in a good restaurant's menu. Nothing without lines. */
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
