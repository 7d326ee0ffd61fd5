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

const unwanted = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

/** Whether a decorative video may play: not with reduced motion, reduced data, or a slow connection. */
export function mayPlay(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const isSlow = connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '');
  return !isSlow && !matchMedia(unwanted).matches;
}

/** Marks a video while it plays. Nothing else shows it. */
function mark({ type, target }: Event) {
  if (target instanceof HTMLVideoElement)
    target.toggleAttribute('data-playing', type === 'playing');
}

/** A video that was paused stays paused. One that the theme hides isn't loaded. */
function start() {
  if (!mayPlay()) return;
  for (const video of document.querySelectorAll<HTMLVideoElement>('video[data-autoplay]')) {
    if (video.played.length === 0 && getComputedStyle(video).display !== 'none')
      video.play().catch(() => {});
  }
}

/**
 * Plays the page's videos once the page has loaded, so that they don't compete with its pictures. Runs before
 * hydration, too, in a page's inline script.
 */
export function startVideos(): void {
  for (const type of ['playing', 'pause', 'error']) addEventListener(type, mark, true);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
