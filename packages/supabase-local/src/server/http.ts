import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
import type { SupabaseHandler } from '../createSupabaseHandler.ts';
import { jsonResponse, notFound } from '../http/respond.ts';
import { isAllowedHost, isHost } from './allowedHosts.ts';
import { ServerError } from './errors.ts';

export interface ListenOptions {
  /** 0 selects any free port. */
  port: number;
  /** Host names that this server accepts, in addition to IP addresses and localhost. */
  allowedHosts: readonly string[];
  /** Receives errors that are this server's fault. */
  onError: (cause: unknown) => void;
}

export interface Listener {
  url: string;
  port: number;
  close: () => Promise<void>;
}

/** Only this machine can connect. */
const HOST = '127.0.0.1';

/** `Request` throws for these methods. */
const REFUSED_METHODS = ['CONNECT', 'TRACE', 'TRACK'];

const refusal = (status: number, message: string) => jsonResponse(status, { message });

/** Returns the requested URL if the target is a path and there is one host. */
function urlOf({ url: target = '', headersDistinct }: IncomingMessage): URL | undefined {
  // HTTP/1.0 has no Host header.
  const [host = '', ...others] = headersDistinct.host ?? ['localhost'];
  if (others.length > 0 || !isHost(host) || !target.startsWith('/')) return undefined;
  return URL.parse(`http://${host}${target}`) ?? undefined;
}

function toRequest(message: IncomingMessage, url: URL): Request {
  const { method = 'GET', rawHeaders } = message;
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  // If a handler stops reading, the connection must stay open for its response.
  const body = ReadableStream.from(message.iterator({ destroyOnReturn: false }));
  const init = { method, headers, body, duplex: 'half' };
  return new Request(url, init as RequestInit);
}

async function respond(
  message: IncomingMessage,
  handle: SupabaseHandler | undefined,
  allowedHosts: readonly string[],
): Promise<Response> {
  const url = urlOf(message);
  if (!url) return refusal(400, 'The request target or the Host header is malformed.');
  if (!isAllowedHost(url.host, allowedHosts)) {
    const sentence =
      `This server does not answer for the host "${url.hostname}", because any website could point ` +
      'that name at it. Use an IP address or localhost, or list it in ALLOWED_HOSTS.';
    return refusal(421, sentence);
  }
  if (REFUSED_METHODS.includes(message.method ?? '')) {
    return refusal(405, `The method ${message.method} is not supported.`);
  }
  if (!handle) {
    return jsonResponse(503, { message: 'The backend is starting.' }, { 'retry-after': '1' });
  }
  const connection = { address: message.socket.remoteAddress ?? '' };
  return (await handle(toRequest(message, url), connection)) ?? notFound(url.pathname);
}

/** As large as the largest allowed upload, so a well-behaved client can always finish. */
const MOST_DISCARDED = 64 * 1024 * 1024;

/** Discards the rest of a refused request. Unread data would make TCP drop the response. */
function discardBody(message: IncomingMessage): Promise<void> {
  let left = MOST_DISCARDED;
  return new Promise((resolve) => {
    message.once('end', resolve).once('close', resolve);
    message.on('data', (chunk: Uint8Array) => {
      left -= chunk.byteLength;
      if (left < 0) resolve();
    });
    if (message.destroyed) resolve();
  });
}

async function send(
  { status, headers, body }: Response,
  message: IncomingMessage,
  target: ServerResponse,
): Promise<void> {
  const isBare = message.method === 'HEAD' || target.destroyed;
  if (isBare) await body?.cancel();
  if (target.destroyed) return;
  // Node parses data from the headers' packet only after this turn of the event loop.
  if (!message.complete) await setImmediate();
  // The rest of this request would be read as the next one, so the connection can't be reused.
  const isUnread = !message.complete;
  target.writeHead(status, {
    ...Object.fromEntries(headers),
    'x-content-type-options': 'nosniff',
    ...(isUnread && { connection: 'close' }),
  });
  if (body && !isBare) await pipeline(body, target, { end: false });
  else target.flushHeaders();
  if (isUnread) await discardBody(message);
  target.end();
  message.resume();
}

/**
 * Listens at once and responds once a handler is set, because the seed's addresses contain the
 * port.
 */
export async function listen(
  { port, allowedHosts, onError }: ListenOptions,
  handler: () => SupabaseHandler | undefined,
): Promise<Listener> {
  const server = createServer((message, target) => {
    // Errors are handled where the stream is read or written.
    message.on('error', () => undefined);
    target.on('error', () => undefined);
    respond(message, handler(), allowedHosts)
      .then((response) => send(response, message, target))
      .catch((cause: unknown) => {
        if (!target.destroyed) onError(cause);
        if (target.headersSent) target.destroy();
        else target.writeHead(500, { connection: 'close' }).end();
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is already in use.`;
      reject(cause.code === 'EADDRINUSE' ? new ServerError('port-taken', taken, { cause }) : cause);
    });
    server.listen(port, HOST, resolve);
  });
  // Reports a connection that could not be accepted, for example without free file descriptors.
  server.on('error', onError);
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://${HOST}:${bound}`,
    port: bound,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
