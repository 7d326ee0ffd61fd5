import { imageBucket, writePlaceholder } from '../../../supabase/storagePaths.ts';

/** One picture to be stored, as the upload queue hands it over. */
export interface ImageUpload {
  /** Names the file over all tries, so that it is never stored twice. */
  readonly key: string;
  readonly fileName: string;
  /** The bytes, under their real type. */
  readonly content: Blob;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
  /** The small copy; null where none could be made. */
  readonly thumbnail: Blob | null;
  readonly title: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly signal?: AbortSignal | undefined;
  /** How much has been sent, 0 to 1. */
  readonly onProgress?: ((progress: number) => void) | undefined;
}

/** Where one picture goes, and how far it has come; the same over all tries. */
export interface UploadTarget {
  /** Chosen here, so that a second insert of the same picture is refused by the table itself. */
  readonly id: string;
  readonly place: string;
  readonly url: string;
  isStored: boolean;
  /** Whether a small copy has been stored; the row says so. */
  hasThumbnail: boolean;
}

/** The row of an upload (docs/behavior.md#images-table); the table sets `created_at`. */
export const rowOf = (
  { content, ...upload }: ImageUpload,
  { id, url, hasThumbnail }: UploadTarget,
) => ({
  id,
  image_id: writePlaceholder(hasThumbnail, upload.sha256),
  file_name: upload.fileName,
  file_path: url,
  bucket_name: imageBucket,
  category: upload.category,
  title: upload.title,
  description: upload.description.trim() || null,
  tags: upload.tags,
  file_size: content.size,
  mime_type: content.type,
  width: upload.width,
  height: upload.height,
  is_featured: false,
});
