import { ArrowDown } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import {
  Table as AriaTable,
  Cell,
  Column,
  Row,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Table.css.ts';

export interface TableColumn<Item> {
  /** Names the column for the sort order. */
  id: string;
  /** What the column is called. */
  label: string;
  /** What the column sorts by, and what a cell shows without `render`. Give a time as a number. */
  value: (item: Item) => string | number;
  /** What a cell shows. */
  render?: (item: Item) => ReactNode;
  /** Names the row for screen readers. One column at least needs it. */
  isRowHeader?: boolean;
}

export interface TableSort {
  /** The id of a column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export const defaultTableLabels = {
  /** Shown in place of rows. */
  empty: 'Nothing to show yet.',
};

export type TableLabels = typeof defaultTableLabels;

export interface TableProps<Item extends { readonly id: string }> {
  /** Names the table. */
  'aria-label': string;
  /** The columns, in reading order. Each can be sorted. */
  columns: readonly TableColumn<Item>[];
  /** The rows. */
  items: readonly Item[];
  /** The order at first. Without it the rows stand as they are given. */
  defaultSort?: TableSort;
  /** Called with the row that was pressed, or on which somebody pressed Enter. */
  onAction?: (item: Item) => void;
  /** Words of its own. */
  labels?: Partial<TableLabels>;
}

const words = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : words.compare(String(one), String(other));

function sorted<Item>(
  items: readonly Item[],
  columns: readonly TableColumn<Item>[],
  sort: TableSort | undefined,
): readonly Item[] {
  const column = columns.find(({ id }) => id === sort?.column);
  if (!column || !sort) return items;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return items.toSorted((one, other) => sign * compare(column.value(one), column.value(other)));
}

/**
 * Rows of one kind, sorted by any column. On a narrow page it scrolls sideways. Renders
 * `<table role="grid">`.
 */
export function Table<Item extends { readonly id: string }>({
  'aria-label': label,
  columns,
  items,
  defaultSort,
  onAction,
  labels,
}: TableProps<Item>) {
  const [sort, setSort] = useState(defaultSort);
  const { empty } = { ...defaultTableLabels, ...labels };
  const rows = useMemo(() => sorted(items, columns, sort), [items, columns, sort]);
  return (
    <div className={styles.frame}>
      <AriaTable
        aria-label={label}
        sortDescriptor={sort}
        onSortChange={({ column, direction }) => setSort({ column: String(column), direction })}
        className={styles.table}
      >
        <TableHeader>
          {columns.map(({ id, label, isRowHeader }) => (
            <Column
              key={id}
              id={id}
              isRowHeader={isRowHeader}
              allowsSorting
              className={styles.column}
            >
              <span className={styles.heading}>
                {label}
                <span className={styles.arrow}>
                  <Icon icon={ArrowDown} />
                </span>
              </span>
            </Column>
          ))}
        </TableHeader>
        <TableBody renderEmptyState={() => <p className={styles.empty}>{empty}</p>}>
          {rows.map((item) => (
            <Row
              key={item.id}
              id={item.id}
              onAction={onAction && (() => onAction(item))}
              className={styles.row}
            >
              {columns.map(({ id, value, render }) => (
                <Cell key={id} className={styles.cell}>
                  {render ? render(item) : value(item)}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </AriaTable>
    </div>
  );
}
