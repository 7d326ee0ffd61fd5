/** A video file in one encoding for one kind of screen. */
export interface VideoFile {
  readonly src: string;
  /** MIME type with codecs, so that browsers skip files that they can't decode. */
  readonly type?: string;
  /** Media query for the screens that get this file. */
  readonly media?: string;
}

/** An address, or files in order of preference. The first supported one plays. */
export type VideoSource = string | readonly VideoFile[];

export const filesOf = (video: VideoSource): readonly VideoFile[] =>
  typeof video === 'string' ? [{ src: video }] : video;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const slowConnections = ['slow-2g', '2g', '3g'];

const unwanted = ['prefers-reduced-motion', 'prefers-reduced-data'];

/**
 * Whether a decorative video may play: not with reduced motion, reduced data, or a slow connection.
 */
export function mayPlay(): boolean {
  if (unwanted.some((wish) => matchMedia(`(${wish}: reduce)`).matches)) return false;
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !slowConnections.includes(connection?.effectiveType ?? '');
}
