import { readPlaceholder, smallCopyOf } from '../../../supabase/storagePaths.ts';
import type { ImageRow } from './row.ts';

/** A row of `images` as screens use it. */
export interface StoredImage {
  readonly id: string;
  /** The public address of the original. */
  readonly url: string;
  /** The small copy's; null for pictures that have none. */
  readonly thumbnailUrl: string | null;
  readonly fileName: string;
  readonly category: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly fileSize: number | null;
  readonly mimeType: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly isFeatured: boolean;
  /** ISO 8601; null when the row has none. */
  readonly createdAt: string | null;
  /** Of the file as it was chosen; null for rows that were not uploaded here. */
  readonly sha256: string | null;
}

export function toImage(row: ImageRow): StoredImage {
  return {
    id: row.id,
    url: row.file_path,
    thumbnailUrl: smallCopyOf(row),
    fileName: row.file_name,
    category: row.category,
    title: row.title ?? null,
    description: row.description ?? null,
    tags: row.tags ?? [],
    fileSize: row.file_size ?? null,
    mimeType: row.mime_type ?? null,
    width: row.width ?? null,
    height: row.height ?? null,
    isFeatured: row.is_featured ?? false,
    createdAt: row.created_at ?? null,
    sha256: readPlaceholder(row.image_id).sha256,
  };
}
