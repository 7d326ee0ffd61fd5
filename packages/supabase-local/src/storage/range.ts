import type { ByteRange } from '../interfaces.ts';

/** Parses a single range (RFC 9110, 14.1.2). Undefined means the whole file. */
export function parseRange(
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const list = /^bytes=(.*)$/i.exec(header ?? '')?.[1] ?? '';
  const [range = '', ...others] = list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const [, first = '', last = ''] = /^(\d*)-(\d*)$/.exec(range) ?? [];
  if (others.length > 0 || (first === '' && last === '')) return undefined;
  if (first === '') {
    if (Number(last) === 0) return 'unsatisfiable';
    // An empty file has no byte for Content-Range to name, so the whole file is sent.
    return size === 0 ? undefined : { start: Math.max(0, size - Number(last)), end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
