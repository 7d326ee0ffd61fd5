import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { contentTypeOf } from '../site/build/contentTypes.ts';
import { readRange } from './byteRange.ts';

/** One representation of a file: the original, or compressed by the build. */
interface Representation {
  readonly bytes: Buffer;
  readonly etag: string;
}

export interface ServedFile {
  readonly type: string;
  readonly plain: Representation;
  readonly br?: Representation;
  readonly gzip?: Representation;
}

/** By canonical path: `/blog/luz%20c%C3%A1lida/index.html`. */
export type ServedFiles = ReadonlyMap<string, ServedFile>;

/** The path of a request target, in the form of the keys of `ServedFiles`, and its query. */
export interface Target {
  readonly path: string;
  readonly query: string;
}

/** Reads a request target, which may be absolute. Undefined if it cannot be the path of a file. */
export function readTarget(target = ''): Target | undefined {
  const [, path, query = ''] =
    target.replace(/^https?:\/\/[^/?#]*/i, '').match(/^(\/[^?#]*)(\?[^#]*)?/) ?? [];
  try {
    const segments = path?.split('/').map((one) => encodeURIComponent(decodeURIComponent(one)));
    return segments && { path: segments.join('/'), query };
  } catch {
    return undefined;
  }
}

const represent = (bytes: Buffer): Representation => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
});

const FILES_AT_ONCE = 100;

/**
 * Reads a whole folder into memory. A request cannot reach any other file, and no request fails
 * while the folder is replaced. A `.br` or `.gz` file becomes a representation of the file next to
 * it.
 */
export async function readFiles(folder: string): Promise<ServedFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Map<string, Representation>();
  // All at once would open more files than some systems allow per process.
  while (paths.length > 0) {
    const some = paths.splice(0, FILES_AT_ONCE);
    const read = await Promise.all(some.map(async (path) => represent(await readFile(path))));
    for (const [index, path] of some.entries()) {
      if (read[index]) all.set(path, read[index]);
    }
  }
  const files = new Map<string, ServedFile>();
  for (const [path, plain] of all) {
    if (/\.(br|gz)$/.test(path) && all.has(path.slice(0, -3))) continue;
    const address = `/${relative(folder, path).split(sep).map(encodeURIComponent).join('/')}`;
    const [br, gzip] = [all.get(`${path}.br`), all.get(`${path}.gz`)];
    const type = contentTypeOf(address);
    files.set(address, { type, plain, ...(br && { br }), ...(gzip && { gzip }) });
  }
  return files;
}

/** The weight of an encoding in an Accept-Encoding header. 0 if the client does not accept it. */
function weightOf(encoding: string, header: string): number {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='));
      return [name, weight ? Number(weight.slice(2)) : 1];
    }),
  );
  return weights.get(encoding) ?? weights.get('*') ?? 0;
}

function choose(file: ServedFile, header = ''): [Representation, encoding?: string] {
  const [br, gzip] = ['br', 'gzip'].map((encoding) => weightOf(encoding, header));
  if (file.br && br && br >= (gzip ?? 0)) return [file.br, 'br'];
  if (file.gzip && gzip) return [file.gzip, 'gzip'];
  return [file.plain];
}

const names = (header: string, etag: string) =>
  header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/** Responds with one sentence that must not be cached. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status).end(`${text}\n`);
}

/**
 * Serves a file for GET and HEAD (RFC 9110): compressed if the build compressed it and the client
 * accepts that, 304 if the client has it, and 206 or 416 for a range. Headers that are already set
 * stay.
 */
export function sendFile(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  status = 200,
): void {
  const [{ bytes, etag }, encoding] = choose(file, String(headers['accept-encoding'] ?? ''));
  if (file.br || file.gzip) response.setHeader('Vary', 'Accept-Encoding');
  // The response for a missing address must not be cached as the page at that address.
  if (status === 200) {
    response.setHeader('ETag', etag);
    response.setHeader('Accept-Ranges', 'bytes');
    if (names(headers['if-none-match'] ?? '', etag)) {
      response.writeHead(304).end();
      return;
    }
  }
  response.setHeader('Content-Type', file.type);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const isFresh = [undefined, etag].includes(headers['if-range'] as string | undefined);
  const asked = status === 200 && method === 'GET' && isFresh ? headers.range : undefined;
  const range = readRange(asked, bytes.length);
  if (range === 'unsatisfiable') {
    response.removeHeader('Content-Encoding');
    response.setHeader('Content-Range', `bytes */${bytes.length}`);
    sendText(response, 416, 'The file is shorter than the range asks for.');
    return;
  }
  const body = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  if (range) {
    response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${bytes.length}`);
  }
  response.writeHead(range ? 206 : status, { 'Content-Length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}
