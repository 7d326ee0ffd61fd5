import { acceptedFormats } from './formats.ts';

/** Why a file is not taken. */
export type RefusalReason =
  /** not called an image by whoever gave it */
  | { readonly reason: 'type' }
  | { readonly reason: 'size' }
  | { readonly reason: 'empty' }
  /** called an image, but its bytes are none that browsers show */
  | { readonly reason: 'contents' }
  | { readonly reason: 'svg' }
  | { readonly reason: 'foreign'; readonly format: string }
  | { readonly reason: 'damaged' }
  | { readonly reason: 'pixels'; readonly width: number; readonly height: number }
  /** moved, renamed or deleted after it was chosen */
  | { readonly reason: 'unreadable' };

export interface Refusal {
  readonly title: string;
  readonly description: string;
}

type RefusalWords = {
  readonly [Reason in RefusalReason['reason']]: (
    name: string,
    refused: Extract<RefusalReason, { reason: Reason }>,
  ) => Refusal;
};

const millions = 64;
const shown = `Save it as ${acceptedFormats}.`;

/** Verbatim (docs/behavior.md#media-file-checks). */
const refusalWords: RefusalWords = {
  type: (name) => ({ title: 'Invalid file type', description: `${name} is not an image file` }),
  size: (name) => ({ title: 'File too large', description: `${name} is larger than 10MB` }),
  empty: (name) => ({
    title: 'Empty file',
    description: `${name} has nothing in it. It may not have finished downloading.`,
  }),
  contents: (name) => ({
    title: 'Invalid file type',
    description: `${name} is named like an image, but holds something else`,
  }),
  svg: (name) => ({
    title: 'Invalid file type',
    description: `${name} is an SVG drawing, which can carry code. ${shown}`,
  }),
  foreign: (name, { format }) => ({
    title: 'Invalid file type',
    description: `${name} is a ${format} file, which browsers cannot show. ${shown}`,
  }),
  damaged: (name) => ({
    title: 'Damaged file',
    description: `${name} is cut off or damaged and cannot be shown. Copy or save it again.`,
  }),
  pixels: (name, { width, height }) => ({
    title: 'Picture too large',
    description: `${name} measures ${width} × ${height} pixels. At most ${millions} million pixels and 16384 on one side can be shown: save it smaller.`,
  }),
  unreadable: (name) => ({
    title: 'File not readable',
    description: `${name} could not be read. It may have been moved, renamed or deleted.`,
  }),
};

/** The words for a refused file, ready for a toast or a list. */
export function describeRefusal(name: string, refused: RefusalReason): Refusal {
  // Each entry takes its own kind of reason, which the index cannot express.
  const say = refusalWords[refused.reason] as (name: string, refused: RefusalReason) => Refusal;
  return say(name, refused);
}
