import type { ReactNode } from 'react';
import * as styles from './LineList.css.ts';

export interface LineListProps {
  /** The lines, each with a stable id. */
  lines: readonly { readonly id: string; readonly content: ReactNode }[];
}

const SHOWN = 6;

const format = new Intl.NumberFormat('en-US');

const listOf = (lines: LineListProps['lines']) => (
  <ul className={styles.lines}>
    {lines.map(({ id, content }) => (
      <li key={id}>{content}</li>
    ))}
  </ul>
);

/** List of a notice's lines. Of many lines it shows the first six and expands the rest on request. */
export function LineList({ lines }: LineListProps) {
  const rest = lines.slice(SHOWN);
  return (
    <div className={styles.all}>
      {listOf(lines.slice(0, SHOWN))}
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>{`${format.format(rest.length)} more`}</summary>
          {listOf(rest)}
        </details>
      )}
    </div>
  );
}
