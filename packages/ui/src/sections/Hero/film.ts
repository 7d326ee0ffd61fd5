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
