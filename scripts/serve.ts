import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const dist = new URL('../site/dist/', import.meta.url);
const YEAR = 'public, max-age=31536000, immutable';

/** Hashed files are kept for a year; pages are asked for again each time, which costs one 304. */
const cacheFor = (pathname: string) => (pathname.startsWith('/assets/') ? YEAR : 'no-cache');

async function sendNotFound(response: ServerResponse, page: Buffer) {
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Length': page.length,
  });
  response.end(page);
}

/** Serves the built site as a good host would: brotli, gzip, long cache, security headers, a real 404. */
export async function serveSite(port: number): Promise<{ url: string; server: Server }> {
  const headers: Record<string, string> = JSON.parse(
    await readFile(new URL('headers.json', dist), 'utf8'),
  );
  // Plain HTTP on this machine: a promise to come back by HTTPS would lock the visitor out.
  const { 'Strict-Transport-Security': _onlyByHttps, ...local } = headers;
  const notFound = await readFile(new URL('client/404.html', dist));
  const files = sirv(fileURLToPath(new URL('client/', dist)), {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheFor(pathname));
      response.setHeader('Vary', 'Accept-Encoding');
    },
  });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(local)) response.setHeader(name, value);
    files(request, response, () => sendNotFound(response, notFound));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
