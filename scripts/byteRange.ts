export interface ByteRange {
  readonly start: number;
  /** The last byte, included. */
  readonly end: number;
}

/** Reads one range specifier. Null if it is invalid, undefined if it is outside the file. */
function readSpecifier(text: string, size: number): ByteRange | null | undefined {
  const [, first, last, suffix] = text.match(/^(?:(\d+)-(\d*)|-(\d+))$/) ?? [];
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size);
    return length > 0 ? { start: size - length, end: size - 1 } : undefined;
  }
  if (first === undefined || (last && Number(last) < Number(first))) return null;
  const start = Number(first);
  const end = Math.min(last ? Number(last) : size, size - 1);
  return start < size ? { start, end } : undefined;
}

/**
 * Reads a Range header (RFC 9110, section 14).
 * @returns the range to send, `unsatisfiable` for a 416, or null for the whole file. Null means that
 * there is no range, an invalid one (which must be ignored), or several (which may be ignored).
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const list = header?.match(/^bytes=(.*)$/i)?.[1];
  if (list === undefined) return null;
  const specifiers = list.split(',').map((text) => text.trim());
  const ranges = specifiers.filter(Boolean).map((text) => readSpecifier(text, size));
  if (ranges.length === 0 || ranges.includes(null)) return null;
  const [range, ...others] = ranges.filter((one) => one !== undefined && one !== null);
  if (!range) return 'unsatisfiable';
  return others.length > 0 ? null : range;
}
