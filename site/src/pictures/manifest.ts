/** What the generators know of a picture, in `manifest.json`: by its name, the files that there are, and its looks. */
export interface PictureFacts {
  /** Widths of the AVIF files in pixels. The largest is the picture's own. */
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly focus: number;
  /** Empty where the content file says what the picture shows. */
  readonly alt: string;
  readonly dimmed?: { readonly widths: readonly number[] };
  readonly daytime?: {
    readonly widths: readonly number[];
    readonly color: string;
    readonly alt: string;
  };
}

export type PictureManifest = Readonly<Record<string, PictureFacts>>;

/** Pixels across the one WebP file of a picture, for browsers that do not show AVIF. */
export const fallbackWidth = 960;
