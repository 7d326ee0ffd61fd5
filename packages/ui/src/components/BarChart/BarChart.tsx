import type { ReactNode } from 'react';
import * as styles from './BarChart.css.ts';

export interface BarChartItem {
  /** Stays the same when the list changes. */
  readonly id: string;
  /** What the bar stands for: a week, a page. */
  readonly label: ReactNode;
  /** Length of the bar. Zero or more. */
  readonly value: number;
  /** How much of `value` is drawn bright, where some of it counts more. */
  readonly part?: number;
  /** What stands behind the numbers: one cell for each of `moreColumns`. */
  readonly more?: readonly ReactNode[];
}

export interface BarChartProps {
  /** Names the chart, and stands above it. */
  caption: ReactNode;
  /** Names the column of labels. */
  category: string;
  /** Names the numbers that the bars show. */
  value: string;
  /** Names the bright parts of the bars, where items have some. */
  part?: string;
  /** Names of further columns, which are only read. */
  moreColumns?: readonly string[];
  /** The bars, in reading order. */
  items: readonly BarChartItem[];
}

const english = new Intl.NumberFormat('en-US');
const shareOf = (value: number, most: number) => `${most > 0 ? (value / most) * 100 : 0}%`;

/** Bar chart with the value beside each bar. It is a `<table>`, so screen readers read rows and columns. */
export function BarChart({
  caption,
  category,
  value,
  part,
  moreColumns = [],
  items,
}: BarChartProps) {
  const most = Math.max(...items.map((item) => item.value), 0);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.column}>
              {category}
            </th>
            <th scope="col" className={styles.valueColumn}>
              <span className={styles.key} data-part={part === undefined || undefined} />
              {value}
            </th>
            {part !== undefined && (
              <th scope="col" className={styles.numberColumn}>
                <span className={styles.key} data-part />
                {part}
              </th>
            )}
            {moreColumns.map((name) => (
              <th key={name} scope="col" className={styles.numberColumn}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row" className={styles.label}>
                {item.label}
              </th>
              <td className={styles.value}>
                <div className={styles.measure}>
                  <span aria-hidden className={styles.track}>
                    <span
                      className={styles.bar}
                      style={{ inlineSize: shareOf(item.value, most) }}
                      data-part={part === undefined || undefined}
                    />
                    {item.part !== undefined && (
                      <span
                        className={styles.bar}
                        style={{ inlineSize: shareOf(item.part, most) }}
                        data-part
                      />
                    )}
                  </span>
                  <span className={styles.number}>{english.format(item.value)}</span>
                </div>
              </td>
              {part !== undefined && (
                <td className={styles.numberCell}>{english.format(item.part ?? 0)}</td>
              )}
              {moreColumns.map((name, index) => (
                <td key={name} className={styles.numberCell}>
                  {item.more?.[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
