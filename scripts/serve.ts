import { once } from 'node:events';
import type { Stats } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { isAllowedHost, parseRange } from '@custom-designs/supabase-local/server';
import sirv from 'sirv';
import { contentTypeOf } from '../site/build/contentTypes.ts';
import { dist } from '../site/build/dist.ts';
import { newArticle } from '../site/src/content/posts.ts';
import { type Snapshot, watchBuild } from './snapshot.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface Served {
  url: string;
  close: () => void;
}

/** With a certificate, the server uses HTTP/2, as hosts do and as Lighthouse measures. */
export interface Certificate {
  key: string;
  cert: string;
}

/** Sends one sentence as a response that must not be cached. */
function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status).end(`${text}\n`);
}

function createListener(handler: Handler, certificate?: Certificate) {
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    // A client that disconnects during a response is not an error.
    response.on('error', () => undefined);
    try {
      await handler(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The server could not answer. Its log says why.');
    }
  };
  if (!certificate) {
    const server = createServer(listener);
    // Longer than clients and proxies keep a connection, so none uses one that was just closed.
    server.keepAliveTimeout = 65_000;
    return { server, scheme: 'http', drop: () => server.closeAllConnections() };
  }
  const options = { ...certificate, allowHTTP1: true };
  // http2's compatibility interface matches http's, but its types differ.
  const server = createSecureServer(
    options,
    listener as unknown as Parameters<typeof createSecureServer>[1],
  );
  return { server, scheme: 'https', drop: () => undefined };
}

/** Starts a server that accepts only GET and HEAD, for the host names of this machine. */
async function listen(
  port: number,
  handler: Handler,
  { certificate, hosts }: { certificate?: Certificate; hosts?: readonly string[] } = {},
): Promise<Served> {
  const { server, scheme, drop } = createListener((request, response) => {
    if ((request.headersDistinct?.host?.length ?? 0) > 1) {
      return sendText(response, 400, 'The request names several hosts.');
    }
    const host = request.headers[':authority'] ?? request.headers.host;
    if (!isAllowedHost(host?.toString() ?? '', hosts)) {
      return sendText(
        response,
        421,
        'This server does not answer for that name. List it in ALLOWED_HOSTS if it should.',
      );
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Pages and files can only be read here.');
    }
    return handler(request, response);
  }, certificate);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    drop();
  };
  return { url: `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Splits a request target into its decoded path and its query. Undefined if it's malformed. */
export function readTarget(target = ''): { path: string; query: string } | undefined {
  const [, path, query = ''] = target.match(/^(\/[^?#]*)(\?[^#]*)?/) ?? [];
  try {
    // An escaped slash is part of a name. No file has such a name, so it becomes a NUL.
    return path ? { path: decodeURIComponent(path.replace(/%2f/gi, '%00')), query } : undefined;
  } catch {
    return undefined;
  }
}

const addressOf = (path: string) =>
  path.replace(/\/+$/, '').split('/').map(encodeURIComponent).join('/');

/**
 * Leaves only a range that sirv supports: one, from its first byte to its last one. The size of the
 * file is known before sirv reads the header.
 */
function prepareRange(response: ServerResponse, { size }: Stats): void {
  const { method, headers } = response.req;
  const isWhole = headers['if-range'] !== undefined || method !== 'GET';
  const range = isWhole ? undefined : parseRange(headers.range ?? null, size);
  if (!range) delete headers.range;
  else if (range === 'unsatisfiable') headers.range = `bytes=${size}-`;
  else headers.range = `bytes=${range.start}-${range.end}`;
  if (headers.range === 'bytes=0-0' && size > 1) sendFirstByte(response, size);
}

/** sirv takes the end 0 for none and reads the whole file, so it's asked for two bytes. */
function sendFirstByte(response: ServerResponse, size: number): void {
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  response.req.headers.range = 'bytes=0-1';
  Object.assign(response, {
    writeHead: (status: number, headers: OutgoingHttpHeaders) =>
      writeHead(status, {
        ...headers,
        'Content-Length': 1,
        'Content-Range': `bytes 0-0/${size}`,
      }),
    write: (chunk: Uint8Array) => write(chunk.subarray(0, 1)),
  });
}

/** Hashed files are cached for a year. Pages are revalidated each time, which costs one 304. */
const cacheFor = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The page of an article newer than the build loads it from the backend. It has no data file. */
const isNewArticle = (path: string) => /^\/blog\/[^/]+$/.test(path) && !path.endsWith('.data');

function pagesOf({ folder, headers, notFound }: Snapshot): Handler {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, path, stats) {
      prepareRange(response, stats);
      response.setHeader('Cache-Control', cacheFor(path));
      response.setHeader('Accept-Ranges', 'bytes');
      if (/\.(data|ico|json|svg|xml)$/.test(path))
        response.setHeader('Content-Type', contentTypeOf(path));
    },
  });
  // This server is plain HTTP. Strict-Transport-Security would make the browser refuse it.
  const { 'Strict-Transport-Security': _onlyByHttps, ...ownHeaders } = headers;

  return (request, response) => {
    for (const [name, value] of Object.entries(ownHeaders)) response.setHeader(name, value);
    const target = readTarget(request.url);
    if (!target) return sendText(response, 400, 'The address cannot be read.');
    const { path, query } = target;
    // Two slashes at the start would redirect to another site.
    if (/^\/[^/\\].*\/$/.test(path)) {
      response.writeHead(308, { Location: addressOf(path) + query }).end();
      return;
    }
    const send = (address: string, otherwise: () => void) => {
      // sirv would read these characters as the start of a query or a fragment.
      request.url = address.normalize().replaceAll('?', '%3F').replaceAll('#', '%23');
      files(request, response, otherwise);
    };
    const sendNotFound = () => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 'no-cache');
      response.writeHead(404).end(notFound);
    };
    send(path, () =>
      isNewArticle(path) ? send(`/blog/${newArticle}`, sendNotFound) : sendNotFound(),
    );
  };
}

/** Serves a folder, such as a built Storybook, which may change at any time. */
export function folderOf(folder: string): Handler {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    setHeaders(response, path, stats) {
      prepareRange(response, stats);
      if (path.endsWith('.ico')) response.setHeader('Content-Type', contentTypeOf(path));
    },
  });
  return (request, response) =>
    files(request, response, () => sendText(response, 404, 'There is no such file.'));
}

export const serveFolder = (folder: string): Promise<Served> => listen(0, folderOf(folder));

export interface SiteOptions {
  certificate?: Certificate;
  /** Host names to accept besides this machine's. Default: those in ALLOWED_HOSTS. */
  hosts?: readonly string[];
  /** The build to serve. Default: the site's own build. */
  from?: URL;
  /** A folder to serve under `/storybook/`. */
  storybook?: string;
}

/**
 * Serves the built site as a good host would: brotli, gzip, long cache times, security headers, and
 * a real 404. If a new build replaces the served one, the next request gets the new build.
 * @throws if there is no complete build.
 */
export async function serveSite(port: number, options: SiteOptions = {}): Promise<Served> {
  const { from = dist, certificate, storybook } = options;
  const { hosts = process.env.ALLOWED_HOSTS?.split(/[\s,]+/).filter(Boolean) } = options;
  const build = watchBuild(from);
  let shown = await build.newest();
  let pages = pagesOf(shown);
  const library = storybook && folderOf(storybook);
  const served = await listen(
    port,
    async (request, response) => {
      if (library && request.url?.startsWith('/storybook/')) {
        request.url = request.url.slice('/storybook'.length);
        return library(request, response);
      }
      const newest = await build.newest();
      if (newest !== shown) {
        shown = newest;
        pages = pagesOf(shown);
      }
      return pages(request, response);
    },
    { ...(certificate && { certificate }), ...(hosts && { hosts }) },
  );
  return {
    url: served.url,
    close() {
      served.close();
      build.close();
    },
  };
}
