import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { SupabaseHandler } from '../createSupabaseHandler.ts';
import { jsonResponse, notFound } from '../http/respond.ts';
import { ServerError } from './errors.ts';

function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers();
  const raw = message.rawHeaders;
  for (let index = 0; index + 1 < raw.length; index += 2) {
    headers.append(raw[index] ?? '', raw[index + 1] ?? '');
  }
  return headers;
}

function toRequest(message: IncomingMessage, origin: string): Request {
  const method = message.method ?? 'GET';
  const url = new URL(message.url ?? '/', origin);
  const headers = headersOf(message);
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = Readable.toWeb(message) as ReadableStream<Uint8Array>;
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit);
}

async function send(response: Response, target: ServerResponse, isHead: boolean): Promise<void> {
  target.writeHead(response.status, Object.fromEntries(response.headers));
  if (!response.body || isHead) {
    target.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), target);
}

function notReady(): Response {
  return jsonResponse(503, { message: 'The backend is starting' }, { 'retry-after': '1' });
}

export interface Listener {
  server: Server;
  port: number;
  close: () => Promise<void>;
}

/** Listens, but answers only once a handler is there: the port decides the address of the seed. */
export async function listen(
  port: number,
  host: string,
  handler: () => SupabaseHandler | undefined,
): Promise<Listener> {
  const server = createServer((message, target) => {
    const origin = `http://${message.headers.host ?? 'localhost'}`;
    const answer = async () => {
      const request = toRequest(message, origin);
      const connection = { address: message.socket.remoteAddress ?? '' };
      const handle = handler();
      const response = handle ? await handle(request, connection) : notReady();
      await send(
        response ?? notFound(new URL(request.url).pathname),
        target,
        message.method === 'HEAD',
      );
    };
    answer().catch(() => {
      // Either the request was no HTTP this adapter can read, or the other side went away.
      if (target.headersSent || target.destroyed) target.destroy();
      else void send(jsonResponse(400, { message: 'Bad request' }), target, false);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is already in use.`;
      reject(cause.code === 'EADDRINUSE' ? new ServerError('port-taken', taken, { cause }) : cause);
    });
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    server,
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
