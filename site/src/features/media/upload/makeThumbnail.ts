import { drawThumbnail, UndecodablePicture } from './drawThumbnail.ts';
import type { ThumbnailAnswer, ThumbnailQuestion } from './thumbnailWorker.ts';

/** A worker that says nothing for so long has run out of memory, or been ended by the browser. */
const PATIENCE_MS = 20_000;

let worker: Worker | undefined;
let asked = 0;

function openWorker(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    worker ??= new Worker(new URL('./thumbnailWorker.ts', import.meta.url), { type: 'module' });
  } catch {
    // A policy of the page may forbid workers; drawing on the page is only slower.
  }
  return worker;
}

function forget(broken: Worker): void {
  broken.terminate();
  if (worker === broken) worker = undefined;
}

function ask(drawer: Worker, picture: Blob): Promise<ThumbnailAnswer> {
  asked += 1;
  const question: ThumbnailQuestion = { id: asked, picture };
  const { id } = question;
  const watching = new AbortController();
  const { signal } = watching;
  return new Promise<ThumbnailAnswer>((resolve) => {
    const giveUp = () => {
      forget(drawer);
      resolve({ id, kind: 'unavailable' });
    };
    const patience = setTimeout(giveUp, PATIENCE_MS);
    signal.addEventListener('abort', () => clearTimeout(patience));
    drawer.addEventListener('error', giveUp, { signal });
    drawer.addEventListener(
      'message',
      ({ data }: MessageEvent<ThumbnailAnswer>) => data.id === id && resolve(data),
      { signal },
    );
    drawer.postMessage(question);
  }).finally(() => watching.abort());
}

/**
 * A small WebP (JPEG in Safari) for cards and lists, made beside the page so that nothing stutters;
 * on the page where a worker cannot. Null where neither can.
 * @throws UndecodablePicture when the bytes are no picture to this browser.
 */
export async function makeThumbnail(picture: Blob): Promise<Blob | null> {
  const drawer = openWorker();
  if (drawer) {
    const answer = await ask(drawer, picture);
    if (answer.kind === 'made') return answer.thumbnail;
    if (answer.kind === 'undecodable') throw new UndecodablePicture('the worker could not read it');
  }
  return drawThumbnail(picture);
}
