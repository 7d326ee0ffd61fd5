import type { Readable } from 'node:stream';

/**
 * Enough for the largest upload that a bucket accepts, so a well-behaved client can always finish.
 */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_MS = 30_000;

/**
 * Reads and discards the rest of a request that got an early response. TCP resets a connection that
 * is closed with unread data, so a client that sends its whole request before it reads would lose
 * the response. Stops after 64 MiB or 30 seconds.
 */
export function discardBody(body: Readable): Promise<void> {
  return new Promise((resolve) => {
    let left = MOST_BYTES;
    const stop = () => {
      clearTimeout(timer);
      body.off('data', count);
      resolve();
    };
    const count = (chunk: Uint8Array) => {
      left -= chunk.byteLength;
      if (left < 0) stop();
    };
    const timer = setTimeout(stop, MOST_MS);
    body.once('end', stop);
    body.once('close', stop);
    body.on('data', count);
    if (body.destroyed) stop();
  });
}
