import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  /** The status of the first response. 0 if the connection closed without one. */
  status: number;
  /** Everything the server sent, headers included. */
  text: string;
}

export function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  // A refused or broken connection is an expected result here.
  socket.on('error', () => undefined);
  return socket;
}

/** Sends bytes unchanged and reads to the end. `finish` half-closes after sending (FIN). */
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
 * Resets the connection, as a closed tab does, after sending everything or at the first bytes back.
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
