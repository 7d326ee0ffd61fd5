/** One file of a film: in one encoding, for one kind of screen. */
export interface FilmFile {
  readonly src: string;
  /** With its codecs, so that a player passes over what it cannot decode. */
  readonly type?: string;
  /** The screens it is meant for, as a media query. */
  readonly media?: string;
}

/** An address, or files in order of preference: the first that fits and loads is played. */
export type Film = string | readonly FilmFile[];

export const filesOf = (film: Film): readonly FilmFile[] =>
  typeof film === 'string' ? [{ src: film }] : film;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const slowConnections = ['slow-2g', '2g', '3g'];

const unwanted = ['prefers-reduced-motion', 'prefers-reduced-data'];

/** A film is decoration: not for people who asked for stillness, to save data, or who would wait. */
export function mayPlay(): boolean {
  if (unwanted.some((wish) => matchMedia(`(${wish}: reduce)`).matches)) return false;
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !slowConnections.includes(connection?.effectiveType ?? '');
}
