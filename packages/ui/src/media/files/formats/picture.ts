/** What one reading of a file's structure tells; a reader per format gives it. */
export interface Picture {
  /** As it is shown: after the turn that the file asks for. */
  readonly width: number;
  readonly height: number;
  /** The file without its metadata, in order; pieces of the given bytes wherever nothing changed. */
  readonly parts: readonly Uint8Array[];
}

/** Turns 5 to 8 of EXIF lie on their side. */
export const isOnItsSide = (orientation: number): boolean => orientation >= 5;

/** Width and height change places for a picture that is shown on its side. */
export function asShown(width: number, height: number, orientation: number) {
  return isOnItsSide(orientation) ? { width: height, height: width } : { width, height };
}

/** Gathers pieces and joins neighbours, so that a long file stays a handful of views. */
export class Parts {
  readonly list: Uint8Array[] = [];

  add(piece: Uint8Array): void {
    const last = this.list.at(-1);
    const touches =
      last?.buffer === piece.buffer && last.byteOffset + last.byteLength === piece.byteOffset;
    if (!last || !touches) this.list.push(piece);
    else {
      const length = last.byteLength + piece.byteLength;
      this.list[this.list.length - 1] = new Uint8Array(last.buffer, last.byteOffset, length);
    }
  }
}
