import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { client, dist } from '../site/build/dist.ts';
import { newArticle } from '../site/src/content/slugs.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** Hashed files are kept for a year; pages are asked for again each time, which costs one 304. */
const cacheFor = (pathname: string) => (pathname.startsWith('/assets/') ? YEAR : 'no-cache');

/** An article that is newer than the build: its page reads it. A host needs the same rule (README). */
const isNewArticle = (url: string) => /^\/blog\/[^/?#.]+\/?(?:[?#]|$)/.test(url);

async function sendNotFound(response: ServerResponse, page: Buffer) {
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Length': page.length,
  });
  response.end(page);
}

export interface Served {
  url: string;
  close: () => void;
}

/** A certificate makes it HTTP/2, which is how hosts serve and how loading is measured. */
export interface Certificate {
  key: string;
  cert: string;
}

function createListener(listener: RequestListener, certificate?: Certificate) {
  if (!certificate) {
    const server = createServer(listener);
    return { server, scheme: 'http', drop: () => server.closeAllConnections() };
  }
  const options = { ...certificate, allowHTTP1: true };
  // http2's compatibility interface is http's own, under other names.
  const server = createSecureServer(
    options,
    listener as unknown as Parameters<typeof createSecureServer>[1],
  );
  return { server, scheme: 'https', drop: () => undefined };
}

export interface SiteOptions {
  certificate?: Certificate;
  /** Answers what is below `/storybook/`, under rules of its own; says whether it did. */
  storybook?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Serves the built site as a good host would: brotli, gzip, long cache, security headers, a real 404. */
export async function serveSite(
  port: number,
  { certificate, storybook }: SiteOptions = {},
): Promise<Served> {
  const headers: Record<string, string> = JSON.parse(
    await readFile(new URL('headers.json', dist), 'utf8'),
  );
  // Plain HTTP on this machine: a promise to come back by HTTPS would lock the visitor out.
  const { 'Strict-Transport-Security': _onlyByHttps, ...local } = headers;
  const notFound = await readFile(new URL('404.html', client));
  const files = sirv(fileURLToPath(client), {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheFor(pathname));
      response.setHeader('Vary', 'Accept-Encoding');
    },
  });
  const { server, scheme, drop } = createListener((request, response) => {
    if (storybook?.(request, response)) return;
    for (const [name, value] of Object.entries(local)) response.setHeader(name, value);
    files(request, response, () => {
      if (!isNewArticle(request.url ?? '')) return sendNotFound(response, notFound);
      request.url = `/blog/${newArticle}/`;
      return files(request, response, () => sendNotFound(response, notFound));
    });
  }, certificate);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    drop();
  };
  return { url: `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
