import { type DrawnPicture, drawPicture } from './drawPicture.ts';

export interface DrawingTask {
  readonly picture: Blob;
  readonly isAnimated: boolean;
}

/** Null when the browser cannot decode the picture. */
export type DrawingResult = DrawnPicture | null;

addEventListener('message', async ({ data, ports: [port] }: MessageEvent<DrawingTask>) => {
  const result: DrawingResult = await drawPicture(data.picture, data.isAnimated).catch(() => null);
  port?.postMessage(result);
});
