import { smallCopyOf } from '../../../supabase/storagePaths.ts';
import type { GalleryRow } from './row.ts';

/** A finished room as the gallery shows it. */
export interface ProjectPhoto {
  readonly id: string;
  /** The original's address. */
  readonly src: string;
  /** Its small copy's, some 640 pixels wide; null where there is none. */
  readonly smallSrc: string | null;
  readonly title: string | null;
  readonly description: string | null;
  /** Pixels of the file; null when nobody measured it. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly isFeatured: boolean;
}

/** Blank text counts as none, and half a size as no size. */
export const toPhoto = ({ width, height, ...row }: GalleryRow): ProjectPhoto => ({
  id: row.id,
  src: row.file_path,
  smallSrc: smallCopyOf(row),
  title: row.title?.trim() || null,
  description: row.description?.trim() || null,
  size: width && height ? { width, height } : null,
  isFeatured: row.is_featured ?? false,
});

const moment = (row: Pick<GalleryRow, 'created_at'>) => Date.parse(row.created_at ?? '') || 0;

/**
 * Featured first, then newest, undated last. The table could sort by both, but would put a row whose
 * mark is null behind those that say no.
 */
export const featuredFirst = <Row extends Pick<GalleryRow, 'is_featured' | 'created_at'>>(
  rows: readonly Row[],
): Row[] =>
  rows.toSorted(
    (a, b) =>
      Number(b.is_featured ?? false) - Number(a.is_featured ?? false) || moment(b) - moment(a),
  );
