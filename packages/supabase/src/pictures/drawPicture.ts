/** A picture ready to store: upright, in the site's size, without metadata. */
export interface DrawnPicture {
  readonly content: Blob;
  /** The thumbnail, for cards and lists. */
  readonly thumbnail: Blob;
  /** For screens between a phone's and the largest. Undefined if `content` isn't wider. */
  readonly medium?: Blob | undefined;
  /** The size of `content`, in pixels. */
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Larger than any screen of the site shows (docs/behavior/media-center.md#media-file-checks). */
const LONGEST_SIDE = 2560;
/** Pages offer this width beside the thumbnail and the picture. */
const MEDIUM_WIDTH = 1280;
/** A card on the widest grid at double density. A portrait fills it once it's cropped. */
const CARD = { width: 640, height: 360 };
/** Limits the length of a panorama's thumbnail. */
const LONGEST_THUMBNAIL = 1280;
/** A PNG up to this size stays a PNG, which is lossless. A larger one is usually a photo. */
const SMALL_PNG_BYTES = 1024 * 1024;

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

/** The stored size, never larger than the picture. */
export const storedSize = (size: Size): Size =>
  scaled(size, Math.min(1, LONGEST_SIDE / Math.max(size.width, size.height)));

/** A thumbnail covers a card, keeps the picture's shape, and is never larger than the picture. */
export function thumbnailSize(size: Size): Size {
  const { width, height } = size;
  const covering = Math.max(CARD.width / width, CARD.height / height);
  return scaled(size, Math.min(1, covering, LONGEST_THUMBNAIL / Math.max(width, height)));
}

/** The size of the medium copy. Null for pictures that aren't wider. */
export const mediumSize = (size: Size): Size | null =>
  storedSize(size).width > MEDIUM_WIDTH ? scaled(size, MEDIUM_WIDTH / size.width) : null;

function draw(bitmap: ImageBitmap, { width, height }: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t draw images');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/** Checks for transparency in a copy of a few pixels. */
function isTransparent(bitmap: ImageBitmap): boolean {
  const probe = { width: 64, height: 64 };
  const pixels = draw(bitmap, probe).getContext('2d')?.getImageData(0, 0, 64, 64).data ?? [];
  return pixels.some((value, index) => index % 4 === 3 && value < 255);
}

/**
 * Encodes a WebP. Safari writes a PNG instead, so a picture without transparency then becomes a
 * JPEG.
 */
async function encode(canvas: OffscreenCanvas, bitmap: ImageBitmap, quality: number) {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  return webp.type === 'image/webp' || isTransparent(bitmap)
    ? webp
    : canvas.convertToBlob({ type: 'image/jpeg', quality });
}

async function encodeContent(bitmap: ImageBitmap, type: string): Promise<Blob> {
  const canvas = draw(bitmap, storedSize(bitmap));
  if (type === 'image/png' && canvas.width === bitmap.width) {
    const png = await canvas.convertToBlob({ type });
    if (png.size <= SMALL_PNG_BYTES) return png;
  }
  return encode(canvas, bitmap, 0.85);
}

/**
 * Encodes a picture again with the browser's codecs, which keep only the pixels. An animation stays
 * unchanged, because a canvas would stop it.
 * @throws if the browser can't decode it
 */
async function drawPicture(picture: Blob, isAnimated: boolean): Promise<DrawnPicture> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  try {
    const thumbnail = await encode(draw(bitmap, thumbnailSize(bitmap)), bitmap, 0.78);
    const { width, height } = bitmap;
    if (isAnimated) return { content: picture, thumbnail, width, height };
    const content = await encodeContent(bitmap, picture.type);
    const between = mediumSize(bitmap);
    const medium = between ? await encode(draw(bitmap, between), bitmap, 0.8) : undefined;
    return { content, thumbnail, medium, ...storedSize({ width, height }) };
  } finally {
    bitmap.close();
  }
}

export interface DrawingTask {
  readonly picture: Blob;
  readonly isAnimated: boolean;
}

/** Null if the browser can't decode the picture. */
export type DrawingResult = DrawnPicture | null;

// Runs in a worker (preparePicture.ts). Tests import this module without a listener.
if (typeof document === 'undefined' && typeof addEventListener === 'function') {
  addEventListener('message', async ({ data, ports: [port] }: MessageEvent<DrawingTask>) => {
    const drawing = drawPicture(data.picture, data.isAnimated);
    const result: DrawingResult = await drawing.catch(() => null);
    port?.postMessage(result);
  });
}
