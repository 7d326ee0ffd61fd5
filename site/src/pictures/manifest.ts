/** The facts about a picture in `manifest.json`: its files, by name, and its colors. */
export interface PictureFacts {
  /** Widths of the AVIF files in pixels. The largest is the picture's own. */
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly focus: number;
  /** Its brightest spot, as a CSS position. */
  readonly brightest: string;
  /** Empty if the content file has the alt text. */
  readonly alt: string;
  readonly dimmed?: { readonly widths: readonly number[] };
  readonly daytime?: {
    readonly widths: readonly number[];
    readonly color: string;
    readonly alt: string;
  };
  /** The same room in a builder's light. */
  readonly before?: {
    readonly widths: readonly number[];
    readonly color: string;
    readonly alt: string;
  };
}

export type PictureManifest = Readonly<Record<string, PictureFacts>>;

/** The width of a picture's only WebP file, for browsers without AVIF. */
export const fallbackWidth = 960;
