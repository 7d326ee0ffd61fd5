/** Specification section 9, and what a browser can decode without running out of memory. */
export const uploadLimits = {
  bytes: 10 * 1024 * 1024,
  /** 64 million pixels take a quarter of a gigabyte once they are decoded. */
  pixels: 64_000_000,
  /** The longest side of a canvas, and nearly that of WebP. */
  side: 16_384,
} as const;
