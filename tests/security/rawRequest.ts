import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  /** Of the first answer; 0 when the connection was closed without one. */
  status: number;
  /** Everything the server sent, headers included. */
  text: string;
}

function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  // A refused or broken connection is an expected answer here.
  socket.on('error', () => undefined);
  return socket;
}

/**
 * Sends bytes as they are, whether or not they are HTTP, and reads until the server closes.
 * `finish` says that nothing more will come (FIN).
 */
export function rawRequest(
  url: string,
  parts: readonly (string | Uint8Array)[],
  { finish = false } = {},
): Promise<RawAnswer> {
  const socket = open(url);
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  for (const part of parts) socket.write(part);
  if (finish) socket.end();
  return new Promise((resolve) => {
    socket.once('close', () => {
      const text = Buffer.concat(received).toString('latin1');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
  });
}

/**
 * Sends bytes and resets the connection, as a closed browser tab does: as soon as they have left,
 * or at the first bytes of the answer.
 */
export function resetAfter(
  url: string,
  part: string | Uint8Array,
  moment: 'sent' | 'answering' = 'sent',
): Promise<void> {
  const socket = open(url);
  const reset = () => socket.resetAndDestroy();
  if (moment === 'answering') socket.once('data', reset);
  return new Promise((resolve) => {
    socket.once('close', () => resolve());
    socket.once('connect', () => socket.write(part, moment === 'sent' ? reset : undefined));
  });
}
