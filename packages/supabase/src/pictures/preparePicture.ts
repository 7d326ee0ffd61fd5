import type { DrawingResult, DrawingTask, DrawnPicture } from './drawPicture.ts';
import { acceptedFormats, extensionOf, isImageType, MAX_FILE_BYTES, sniff } from './formats.ts';

/** A refused file. The message tells the manager why. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  readonly title: string;

  constructor(title: string, message: string) {
    super(message);
    this.title = title;
  }
}

const wrongType = (message: string) => new RefusedFile('Invalid file type', message);

/** Verbatim (docs/behavior/media-center.md#media-file-checks). */
export const refuse = {
  type: (name: string) => wrongType(`${name} is not an image file`),
  size: (name: string) => new RefusedFile('File too large', `${name} is larger than 10MB`),
  empty: (name: string) =>
    new RefusedFile('Empty file', `${name} is empty. It may not have finished downloading.`),
  contents: (name: string) => wrongType(`${name} is named like an image but isn’t one`),
  svg: (name: string) =>
    wrongType(`${name} is an SVG file, which can contain code. Save it as ${acceptedFormats}.`),
  foreign: (name: string, format: string) =>
    wrongType(
      format === 'HEIC'
        ? `${name} is a HEIC photo, which this browser can’t read. Export it as a JPEG: share it from Photos on the iPhone or Mac, or open it in Preview and choose File, Export.`
        : `${name} is a ${format} file, which this browser can’t show. Save it as ${acceptedFormats}.`,
    ),
  damaged: (name: string) =>
    new RefusedFile(
      'Damaged file',
      `${name} is damaged or has too many pixels. Copy or save it again.`,
    ),
  unreadable: (name: string) =>
    new RefusedFile(
      'File not readable',
      `${name} couldn’t be read. It may have been moved, renamed, or deleted.`,
    ),
};

/** Files up to this size are shrunk on request. Larger ones may not fit into memory. */
const SHRINKABLE_BYTES = 200 * 1024 * 1024;

/** Whether a file is refused only because it's too large. */
export const canShrink = (file: Pick<File, 'type' | 'size' | 'name'>): boolean =>
  isCalledPicture(file) && file.size > MAX_FILE_BYTES && file.size <= SHRINKABLE_BYTES;

/** A file ready to store. The type of `content` is the file's type. */
export interface PreparedPicture extends DrawnPicture {
  readonly extension: string;
  /** The SHA-256 hash of the chosen file, in hexadecimal. */
  readonly sha256: string;
}

type Draw = (task: DrawingTask) => Promise<DrawingResult>;

const pictureName = /\.(jpe?g|png|gif|webp|avif|hei[cf]|tiff?|bmp|jxl|svg)$/i;

/**
 * Whether the browser or the name says that it's a picture. Browsers know no type for a phone's
 * `.HEIC`.
 */
const isCalledPicture = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  type.startsWith('image/') || pictureName.test(name);

/** If the browser doesn't know the type, the bytes decide. */
const isUntyped = ({ type }: Pick<File, 'type'>) =>
  type === '' || type === 'application/octet-stream';

/**
 * The two checks that need no bytes (docs/behavior/media-center.md#media-file-checks). Undefined if they pass.
 */
export function checkFile(file: Pick<File, 'type' | 'size' | 'name'>): RefusedFile | undefined {
  const isTooLarge = file.size > MAX_FILE_BYTES;
  if (isCalledPicture(file)) return isTooLarge ? refuse.size(file.name) : undefined;
  return isUntyped(file) && !isTooLarge ? undefined : refuse.type(file.name);
}

async function hash(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether the file has an XMP packet with a location or a camera. A GIF can't store them elsewhere.
 */
const namesPlaceOrCamera = (bytes: Uint8Array) =>
  /exif:GPS|tiff:Make/.test(new TextDecoder('latin1').decode(bytes));

/** A worker that takes longer has run out of memory. */
const PATIENCE_MS = 30_000;

let worker: Worker | undefined;

/**
 * Draws in a worker, so that the page stays responsive. The worker is reused for the next picture.
 */
const drawInWorker: Draw = (task) => {
  worker ??= new Worker(new URL('./drawPicture.ts', import.meta.url), { type: 'module' });
  const drawer = worker;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const settle = (result: DrawingResult) => {
      clearTimeout(patience);
      port1.close();
      resolve(result);
    };
    const giveUp = () => {
      drawer.terminate();
      if (worker === drawer) worker = undefined;
      settle(null);
    };
    const patience = setTimeout(giveUp, PATIENCE_MS);
    drawer.addEventListener('error', giveUp, { once: true });
    port1.addEventListener('message', ({ data }: MessageEvent<DrawingResult>) => {
      drawer.removeEventListener('error', giveUp);
      settle(data);
    });
    port1.start();
    drawer.postMessage(task, [port2]);
  });
};

interface Preparation {
  readonly draw?: Draw;
  /** The manager wants a smaller copy of a file that is too large. */
  readonly isShrinking?: boolean;
}

/**
 * Converts a chosen file to its stored form: at most 2,560 pixels long, upright, without metadata.
 * @throws RefusedFile
 */
export async function preparePicture(
  file: File,
  { draw = drawInWorker, isShrinking = false }: Preparation = {},
): Promise<PreparedPicture> {
  const refused = checkFile(file);
  if (refused && !(isShrinking && canShrink(file))) throw refused;
  const { name } = file;
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => Promise.reject(refuse.unreadable(name)),
  );
  if (bytes.length === 0) throw refuse.empty(name);
  const sniffed = sniff(bytes);
  if (sniffed.kind === 'svg') throw refuse.svg(name);
  if (sniffed.kind === 'unknown') {
    throw isCalledPicture(file) ? refuse.contents(name) : refuse.type(name);
  }
  const type = sniffed.kind === 'image' ? sniffed.type : file.type;
  const isAnimated = sniffed.kind === 'image' && sniffed.isAnimated && !namesPlaceOrCamera(bytes);
  // Sets the real type, because some browsers trust the file's declared type.
  const drawn = await draw({ picture: new Blob([bytes], { type }), isAnimated });
  if (!drawn || !isImageType(drawn.content.type)) {
    throw sniffed.kind === 'foreign' ? refuse.foreign(name, sniffed.format) : refuse.damaged(name);
  }
  // An animation stays as it is.
  if (drawn.content.size > MAX_FILE_BYTES) throw refuse.size(name);
  const extension = extensionOf(drawn.content.type);
  return { ...drawn, extension, sha256: await hash(bytes) };
}
