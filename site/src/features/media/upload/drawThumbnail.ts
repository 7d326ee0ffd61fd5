/** A card on the widest grid, twice as dense; a portrait fills it as well once it is cropped. */
const CARD = { width: 640, height: 360 };
/** A panorama would otherwise be as long as the street it shows. */
const LONGEST = 1280;

/** The small copy covers a card and keeps the picture's shape; it is never larger than the picture. */
export function thumbnailSize(width: number, height: number) {
  const covering = Math.max(CARD.width / width, CARD.height / height);
  const scale = Math.min(1, covering, LONGEST / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

const QUALITY = 0.78;

/** The bytes have the structure of a picture, but no browser can make one of them. */
export class UndecodablePicture extends Error {
  override readonly name = 'UndecodablePicture';
}

/** A canvas in a worker, or one of the page; both draw alike. */
interface Drawing {
  readonly context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
  readonly encode: (type: string) => Promise<Blob | null>;
}

function drawOffscreen(width: number, height: number): Drawing | undefined {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const encode = (type: string) => canvas.convertToBlob({ type, quality: QUALITY });
  return context ? { context, encode } : undefined;
}

function drawOnPage(width: number, height: number): Drawing | undefined {
  if (typeof document === 'undefined') return undefined;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  const encode = (type: string) =>
    new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, QUALITY);
    });
  return context ? { context, encode } : undefined;
}

/** Safari writes no WebP and answers with PNG instead, ten times as large: it gets a JPEG on white. */
async function encode(
  { context, encode: as }: Drawing,
  { width, height }: ReturnType<typeof thumbnailSize>,
): Promise<Blob | null> {
  const webp = await as('image/webp');
  if (webp?.type === 'image/webp') return webp;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  return as('image/jpeg');
}

/**
 * A small WebP of a picture, the right way up. Null where nothing can be drawn at all.
 * @throws UndecodablePicture
 */
export async function drawThumbnail(picture: Blob): Promise<Blob | null> {
  if (typeof createImageBitmap === 'undefined') return null;
  const bitmap = await createImageBitmap(picture).catch((cause: unknown) => {
    throw new UndecodablePicture('no picture comes out of these bytes', { cause });
  });
  try {
    const size = thumbnailSize(bitmap.width, bitmap.height);
    const { width, height } = size;
    const drawing = drawOffscreen(width, height) ?? drawOnPage(width, height);
    if (!drawing) return null;
    drawing.context.imageSmoothingQuality = 'high';
    drawing.context.drawImage(bitmap, 0, 0, width, height);
    return await encode(drawing, size);
  } finally {
    bitmap.close();
  }
}
