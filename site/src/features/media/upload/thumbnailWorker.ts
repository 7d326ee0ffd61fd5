import { drawThumbnail, UndecodablePicture } from './drawThumbnail.ts';

export interface ThumbnailQuestion {
  readonly id: number;
  readonly picture: Blob;
}

/** `unavailable`: a worker cannot draw in this browser; the page may still. */
export type ThumbnailAnswer = { readonly id: number } & (
  | { readonly kind: 'made'; readonly thumbnail: Blob }
  | { readonly kind: 'undecodable' }
  | { readonly kind: 'unavailable' }
);

async function answer({ id, picture }: ThumbnailQuestion): Promise<ThumbnailAnswer> {
  try {
    const thumbnail = await drawThumbnail(picture);
    return thumbnail ? { id, kind: 'made', thumbnail } : { id, kind: 'unavailable' };
  } catch (cause) {
    return { id, kind: cause instanceof UndecodablePicture ? 'undecodable' : 'unavailable' };
  }
}

addEventListener('message', async ({ data }: MessageEvent<ThumbnailQuestion>) => {
  postMessage(await answer(data));
});
