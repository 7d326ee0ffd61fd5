import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type GridGeometry,
  type GridMeasures,
  gridGeometry,
  OVERSCAN,
  type RowRange,
  rowsInSight,
} from './gridGeometry.ts';

function measure(grid: HTMLElement, probe: HTMLElement): GridMeasures | null {
  const width = grid.clientWidth;
  // In a hidden panel everything measures zero: what was known stays.
  if (width === 0) return null;
  const gap = Number.parseFloat(getComputedStyle(grid).columnGap) || 0;
  return { width, gap, minColumn: probe.offsetWidth, words: probe.offsetHeight };
}

const isSame = <T extends object>(a: T | null, b: T): a is T =>
  a !== null && Object.entries(b).every(([key, value]) => a[key as keyof T] === value);

/** The grid's measures, renewed with its width and with the page's type size. */
function useMeasures(
  gridRef: RefObject<HTMLElement | null>,
  probeRef: RefObject<HTMLElement | null>,
): GridMeasures | null {
  const [measures, setMeasures] = useState<GridMeasures | null>(null);
  useLayoutEffect(() => {
    const { current: grid } = gridRef;
    const { current: probe } = probeRef;
    if (!grid || !probe) return undefined;
    const renew = () => {
      const found = measure(grid, probe);
      if (found) setMeasures((known) => (isSame(known, found) ? known : found));
    };
    renew();
    const observer = new ResizeObserver(renew);
    observer.observe(grid);
    observer.observe(probe);
    return () => observer.disconnect();
  }, [gridRef, probeRef]);
  return measures;
}

/** A list of another length shows what is in sight first and gets ready for scrolling a moment later. */
function useOverscan(count: number): number {
  const [readyCount, setReadyCount] = useState<number | null>(null);
  useEffect(() => {
    const later = setTimeout(() => setReadyCount(count), 50);
    return () => clearTimeout(later);
  }, [count]);
  return readyCount === count ? OVERSCAN : 0;
}

export interface GridWindow {
  readonly geometry: GridGeometry;
  readonly rows: RowRange;
}

/**
 * What to draw of a grid that scrolls with the page: its geometry, and the rows in sight. A scroll
 * renders again only when another row comes into reach. Null before the first measure.
 */
export function useGridWindow(
  gridRef: RefObject<HTMLElement | null>,
  probeRef: RefObject<HTMLElement | null>,
  count: number,
): GridWindow | null {
  const measures = useMeasures(gridRef, probeRef);
  const geometry = useMemo(() => measures && gridGeometry(measures, count), [measures, count]);
  const overscan = useOverscan(count);
  const [rows, setRows] = useState<RowRange>({ first: 0, last: -1 });

  const look = useCallback(() => {
    const { current: grid } = gridRef;
    if (!grid || !geometry || grid.clientWidth === 0) return;
    const { top } = grid.getBoundingClientRect();
    const found = rowsInSight(geometry, top, window.innerHeight, overscan);
    setRows((known) => (isSame(known, found) ? known : found));
  }, [gridRef, geometry, overscan]);

  // After every render: what stands above the grid may have grown or shrunk.
  useLayoutEffect(look);
  useEffect(() => {
    // At once: what a scroll brings into sight must be there with the frame that shows it.
    const onScroll = () => flushSync(look);
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [look]);

  return useMemo(() => geometry && { geometry, rows }, [geometry, rows]);
}
