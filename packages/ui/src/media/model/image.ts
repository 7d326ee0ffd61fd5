/** A stored picture as the library draws it; a site's adapter makes it of a row. */
export interface MediaImage {
  readonly id: string;
  readonly url: string;
  /** The small copy; null where there is none to expect. Fall back to `url` when it fails to load. */
  readonly thumbnailUrl: string | null;
  readonly fileName: string;
  readonly category: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly fileSize: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly isFeatured: boolean;
  /** ISO 8601; null when the row has none. */
  readonly createdAt: string | null;
}
