import type { Readable } from 'node:stream';

/** Room for the largest upload a bucket may take, so that an honest client can always finish. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_MS = 30_000;

/**
 * Reads and drops the rest of a request that was answered before its end. A client that sends all of
 * its request before it reads would lose the answer if the connection were closed at once: TCP
 * resets a connection that is closed with unread data. Stops past 64 MiB or after 30 seconds.
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
