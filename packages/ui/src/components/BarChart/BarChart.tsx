import type { ReactNode } from 'react';
import * as styles from './BarChart.css.ts';

export interface BarChartItem {
  /** Stable id. */
  readonly id: string;
  /** Label of the bar, such as a week or a page. */
  readonly label: ReactNode;
  /** Length of the bar. Zero or more. */
  readonly value: number;
  /** Part of `value` that is highlighted. */
  readonly part?: number;
  /** Further cells, one for each of `moreColumns`. */
  readonly more?: readonly ReactNode[];
}

export interface BarChartProps {
  /** Caption above the chart, which names it. */
  caption: ReactNode;
  /** Name of the column of labels. */
  category: string;
  /** Name of the column of values. */
  value: string;
  /** Name of the highlighted parts. */
  part?: string;
  /** Names of further columns, which have no bars. */
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
