/** The files of a picture in one light. */
export interface PictureVariant {
  /** Files by width in pixels. */
  readonly avif: Readonly<Record<number, string>>;
  /** One file, 960 pixels wide, for browsers without AVIF. */
  readonly webp: string;
  /** The portrait crop in AVIF, 4 by 5, for full-screen images on upright screens. */
  readonly portrait?: string;
}

/** A picture that the project rendered. */
export interface RenderedPicture extends PictureVariant {
  /** Width of the largest file in pixels. */
  readonly width: number;
  readonly height: number;
  /** Alternative text. Empty if the text beside it says the same. */
  readonly alt: string;
  /** Dominant CSS color, shown until the image loads. */
  readonly color: string;
  /** Vertical `object-position` in percent, for frames that crop the top or the bottom. */
  readonly focus?: number;
  /** Brightest spot, as a CSS position such as `62% 35%`. From there, the picture lights up as it enters the screen. */
  readonly brightest?: string;
  /** Tiny data URI that is stretched into a blurred placeholder. */
  readonly placeholder?: string;
  /** The same room with dimmed lamps. */
  readonly dimmed?: PictureVariant;
  /** The same place by day, for the light theme. `alt` defaults to that of the picture. */
  readonly daytime?: PictureVariant & { readonly alt?: string; readonly color: string };
  readonly src?: never;
  readonly srcSet?: never;
  readonly phoneSrc?: never;
}

/** A picture of which only the URL is known, such as a blog image. */
export interface RemotePicture {
  readonly src: string;
  /** Copies by width, in the syntax of `<img srcset>`. Browsers choose only among these. */
  readonly srcSet?: string;
  /** Copy for phones, whose dense screens would choose the original from `srcSet`. */
  readonly phoneSrc?: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  readonly color?: string;
}

export type PictureSource = RenderedPicture | RemotePicture;

export const isRendered = (source: PictureSource): source is RenderedPicture => 'avif' in source;

/** Returns the sources to try in order. The original replaces a missing copy. */
export const candidatesOf = (source: PictureSource, fallback: PictureSource | undefined) =>
  [source, source.srcSet || source.phoneSrc ? originalOf(source) : undefined, fallback].filter(
    (candidate) => candidate !== undefined,
  );

const originalOf = ({ srcSet: _, phoneSrc: __, ...original }: RemotePicture): RemotePicture =>
  original;

/** A unique key for a picture or its original. */
export const keyOf = (source: PictureSource) =>
  [source.phoneSrc, source.srcSet, addressOf(source)].join(' ');

export const addressOf = (source: PictureSource) => (isRendered(source) ? source.webp : source.src);

export const sourceSet = (files: PictureVariant['avif']) =>
  Object.entries(files)
    .map(([width, address]) => `${address} ${width}w`)
    .join(', ');

/** The picture with its two hours swapped: by day, and in the light theme at night. */
export function atAnotherHour(source: PictureSource): PictureSource {
  if (!isRendered(source) || !source.daytime) return source;
  const { alt = source.alt, ...day } = source.daytime;
  const { avif, webp, portrait, color } = source;
  return {
    ...source,
    ...day,
    alt,
    placeholder: undefined,
    daytime: { avif, webp, portrait, color, alt: source.alt },
  };
}

/** Aspect ratios: width divided by height. */
export const frames = {
  wide: 16 / 9,
  landscape: 3 / 2,
  square: 1,
  portrait: 4 / 5,
  panorama: 21 / 9,
} as const;

/**
 * Adjusts `sizes` for a frame that crops the sides. Browsers choose by the full picture's width,
 * and the frame shows only a part. Lengths must be plain numbers, such as `50vw`.
 */
export function uncutSizes(
  sizes: string,
  source: { readonly width?: number; readonly height?: number },
  frame: number,
): string {
  const shape = source.width && source.height ? source.width / source.height : frame;
  const times = Math.max(1, shape / frame);
  return sizes.replace(
    /([\d.]+)(rem|vw|px)(?=,|$)/g,
    (_, length: string, unit: string) => `${Math.round(Number(length) * times * 10) / 10}${unit}`,
  );
}

/** Spread these props on a card: pictures in it light up while it's hovered or focused. */
export const brightenOnHover = { 'data-brighten': '' } as const;
