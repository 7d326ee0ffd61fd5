import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { isAllowedHost } from '@custom-designs/supabase-local/server';
import { dist } from '../site/build/dist.ts';
import { newArticle } from '../site/src/content/posts.ts';
import { readTarget, sendFile, sendText } from './fileServer.ts';
import { type ServedBuild, watchBuild } from './servedBuild.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** Hashed files are cached for a year. Pages are revalidated each time, which costs one 304. */
const cacheFor = (path: string) => (path.startsWith('/assets/') ? YEAR : 'no-cache');

/**
 * The path of an article that is newer than the build. Its page reads the article from the backend,
 * but its data file does not exist.
 */
const isNewArticle = (path: string) => /^\/blog\/[^/]+$/.test(path) && !path.endsWith('.data');

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

/**
 * A server that accepts GET and HEAD for the host names of this machine and refuses everything else.
 */
export async function listen(
  port: number,
  handler: Handler,
  { certificate, hosts }: { certificate?: Certificate; hosts?: readonly string[] } = {},
): Promise<Served> {
  const { server, scheme, drop } = createListener((request, response) => {
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

function answer(
  { files, headers, notFound }: ServedBuild,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const target = readTarget(request.url);
  if (!target) {
    sendText(response, 400, 'The address cannot be read.');
    return;
  }
  const { path, query } = target;
  const page = path.replace(/\/$/, '');
  const found =
    files.get(path) ??
    files.get(`${page}/index.html`) ??
    (isNewArticle(page) ? files.get(`/blog/${newArticle}/index.html`) : undefined);
  response.setHeader('Cache-Control', found ? cacheFor(path) : 'no-cache');
  if (!found) sendFile(request, response, notFound, 404);
  else if (path === page || path === '/') sendFile(request, response, found);
  else response.writeHead(308, { Location: page + query }).end();
}

export interface SiteOptions {
  certificate?: Certificate;
  /**
   * Host names to accept, in addition to those of this machine. Default: those in ALLOWED_HOSTS.
   */
  hosts?: readonly string[];
  /** The build to serve. Default: the site's own build. */
  from?: URL;
  /** Handles requests under `/storybook/` by its own rules. Returns whether it did. */
  storybook?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/**
 * Serves the built site as a good host would: brotli, gzip, long cache times, security headers, and
 * a real 404. If a new build replaces the served one, the next request gets the new build.
 * @throws if there is no complete build.
 */
export async function serveSite(port: number, options: SiteOptions = {}): Promise<Served> {
  const { from = dist, storybook } = options;
  const { hosts = process.env.ALLOWED_HOSTS?.split(/[\s,]+/).filter(Boolean), certificate } =
    options;
  const build = watchBuild(from);
  await build();
  return listen(
    port,
    async (request, response) => {
      if (storybook?.(request, response)) return;
      const { headers, ...rest } = await build();
      // This server is plain HTTP. Strict-Transport-Security would lock the visitor out.
      const { 'Strict-Transport-Security': _onlyByHttps, ...local } = headers;
      answer({ ...rest, headers: local }, request, response);
    },
    { ...(certificate && { certificate }), ...(hosts && { hosts }) },
  );
}
