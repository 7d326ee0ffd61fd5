const MEGABYTE = 2 ** 20;
/** Storage takes pictures of up to 10 MB; whatever is much larger is no picture of ours. */
const LARGEST = 16 * MEGABYTE;
/** Milliseconds for one picture, and for all of a build. Those that come later stay originals. */
const PATIENCE = { one: 10_000, all: 120_000 };

let deadline: AbortSignal | undefined;

async function bytesOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > LARGEST) throw new Error(`it is larger than ${LARGEST / MEGABYTE} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The bytes of a picture in the backend's storage. Anybody's address may stand in a row, so no other
 * server is asked: browsers show no picture of another either (site/build/headers.ts).
 * @throws when there is none, or too much of it, or it takes too long.
 */
export async function fetchOriginal(address: string, backendUrl: string): Promise<Buffer> {
  if (!URL.canParse(address) || new URL(address).origin !== new URL(backendUrl).origin) {
    throw new Error('it is not in the backend');
  }
  deadline ??= AbortSignal.timeout(PATIENCE.all);
  const signal = AbortSignal.any([deadline, AbortSignal.timeout(PATIENCE.one)]);
  const response = await fetch(address, { signal, redirect: 'error' });
  if (!response.ok) throw new Error(`the backend answers ${response.status}`);
  return bytesOf(response);
}
