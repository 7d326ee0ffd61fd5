/** The bytes end too early or contradict themselves: a browser would show a torn picture or none. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/** Reads numbers and words out of bytes that may be anything; never past their end. */
export class ByteReader {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.bytes.length;
  }

  /** @throws DamagedFile when the bytes from `at` on are fewer than `length`. */
  #require(at: number, length: number): void {
    if (at < 0 || at + length > this.length) throw new DamagedFile(`ends before byte ${at}`);
  }

  u8(at: number): number {
    this.#require(at, 1);
    return this.#view.getUint8(at);
  }

  u16(at: number, isLittle = false): number {
    this.#require(at, 2);
    return this.#view.getUint16(at, isLittle);
  }

  u24Little(at: number): number {
    return this.u16(at, true) + this.u8(at + 2) * 0x1_0000;
  }

  u32(at: number, isLittle = false): number {
    this.#require(at, 4);
    return this.#view.getUint32(at, isLittle);
  }

  /** Bytes as Latin letters, as the names of chunks are written. Shorter at the end of the bytes. */
  word(at: number, length: number): string {
    return String.fromCharCode(...this.bytes.subarray(at, at + length));
  }

  /** The bytes themselves, not a copy. @throws DamagedFile when they are not all there. */
  cut(from: number, to: number): Uint8Array {
    this.#require(from, to - from);
    return this.bytes.subarray(from, to);
  }
}
