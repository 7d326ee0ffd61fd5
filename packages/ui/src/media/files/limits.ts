/** docs/behavior.md#media-file-checks. More pixels would exhaust a browser's memory. */
export const uploadLimits = {
  bytes: 10 * 1024 * 1024,
  /** 64 million pixels take a quarter of a gigabyte once they are decoded. */
  pixels: 64_000_000,
  /** The longest side of a canvas, and nearly that of WebP. */
  side: 16_384,
} as const;
