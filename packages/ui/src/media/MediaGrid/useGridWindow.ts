import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import {
  type GridGeometry,
  type GridMeasures,
  gridGeometry,
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
  const [rows, setRows] = useState<RowRange>({ first: 0, last: -1 });

  const look = useCallback(() => {
    const { current: grid } = gridRef;
    if (!grid || !geometry || grid.clientWidth === 0) return;
    const found = rowsInSight(geometry, grid.getBoundingClientRect().top, window.innerHeight);
    setRows((known) => (isSame(known, found) ? known : found));
  }, [gridRef, geometry]);

  // After every render: what stands above the grid may have grown or shrunk.
  useLayoutEffect(look);
  useEffect(() => {
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [look]);

  return useMemo(() => geometry && { geometry, rows }, [geometry, rows]);
}
