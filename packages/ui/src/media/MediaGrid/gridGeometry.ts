/** Columns and picture ratio (docs/behavior.md#media-gallery, docs/behavior.md#pictures). */
const MAX_COLUMNS = 4;
const RATIO = 9 / 16;
/** Rows kept ready above and below the window, so that no scroll shows a gap. */
export const OVERSCAN = 2;

/** All in pixels, measured, so that they follow the page's type size. */
export interface GridMeasures {
  readonly width: number;
  readonly gap: number;
  /** No column is narrower, unless it is the only one. */
  readonly minColumn: number;
  /** What stands under a picture. */
  readonly words: number;
}

export interface GridGeometry {
  readonly columns: number;
  readonly rows: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** From the top of one row to the top of the next. */
  readonly rowHeight: number;
  readonly columnWidth: number;
  readonly height: number;
}

export function gridGeometry(
  { width, gap, minColumn, words }: GridMeasures,
  count: number,
): GridGeometry {
  const fitting = Math.floor((width + gap) / (minColumn + gap));
  const columns = Math.min(MAX_COLUMNS, Math.max(1, fitting));
  const cardWidth = (width - gap * (columns - 1)) / columns;
  const cardHeight = Math.round(cardWidth * RATIO + words);
  const rows = Math.ceil(count / columns);
  const rowHeight = cardHeight + gap;
  return {
    columns,
    rows,
    cardWidth,
    cardHeight,
    rowHeight,
    columnWidth: cardWidth + gap,
    height: Math.max(0, rows * rowHeight - gap),
  };
}

export interface RowRange {
  readonly first: number;
  /** Included. */
  readonly last: number;
}

/** Which rows to draw for a grid whose top is `top` pixels below the window's top, or above it. */
export function rowsInSight(
  { rows, rowHeight }: GridGeometry,
  top: number,
  windowHeight: number,
  overscan: number,
): RowRange {
  const clamp = (row: number) => Math.min(rows - 1, Math.max(0, row));
  return {
    first: clamp(Math.floor(-top / rowHeight) - overscan),
    last: clamp(Math.floor((windowHeight - top) / rowHeight) + overscan),
  };
}

/** The cards to draw, in order: those in sight, and the one that holds the focus wherever it is. */
export function indexesToDraw(
  { columns }: GridGeometry,
  { first, last }: RowRange,
  count: number,
  focused: number | undefined,
): readonly number[] {
  const start = first * columns;
  const end = Math.min(count, (last + 1) * columns);
  const indexes = Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset);
  if (focused === undefined || focused < 0) return indexes;
  if (focused < start) return [focused, ...indexes];
  return focused >= end ? [...indexes, focused] : indexes;
}
