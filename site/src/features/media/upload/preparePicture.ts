import type { DrawingResult, DrawingTask, DrawnPicture } from './drawPicture.ts';
import { acceptedFormats, extensionOf, isImageType, MAX_FILE_BYTES, sniff } from './formats.ts';

/** A file that is not taken. The message says why, to the manager. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  readonly title: string;

  constructor(title: string, message: string) {
    super(message);
    this.title = title;
  }
}

const wrongType = (message: string) => new RefusedFile('Invalid file type', message);

/** Verbatim (docs/behavior.md#media-file-checks). */
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

/** A file that is ready to be stored. The type of `content` says what it is. */
export interface PreparedPicture extends DrawnPicture {
  readonly extension: string;
  /** SHA-256 of the chosen file, in hexadecimal: the same file has the same one. */
  readonly sha256: string;
}

type Draw = (task: DrawingTask) => Promise<DrawingResult>;

const pictureName = /\.(jpe?g|png|gif|webp|avif|hei[cf]|tiff?|bmp|jxl|svg)$/i;

/** By the browser or by its name: browsers know no type for the `.HEIC` of a phone. */
const isCalledPicture = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  type.startsWith('image/') || pictureName.test(name);

/** The browser does not know what the file is, so its bytes have to say it. */
const isUntyped = ({ type }: Pick<File, 'type'>) =>
  type === '' || type === 'application/octet-stream';

/** The two checks that need no bytes; undefined for a pass (docs/behavior.md#media-file-checks). */
export function checkFile(file: Pick<File, 'type' | 'size' | 'name'>): RefusedFile | undefined {
  const isTooLarge = file.size > MAX_FILE_BYTES;
  if (isCalledPicture(file)) return isTooLarge ? refuse.size(file.name) : undefined;
  return isUntyped(file) && !isTooLarge ? undefined : refuse.type(file.name);
}

async function hash(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An XMP packet that names a place or a camera. Nothing else in a GIF can. */
const namesPlaceOrCamera = (bytes: Uint8Array) =>
  /exif:GPS|tiff:Make/.test(new TextDecoder('latin1').decode(bytes));

/** A worker that does not answer for so long has run out of memory. */
const PATIENCE_MS = 30_000;

let worker: Worker | undefined;

/** Draws beside the page, so that nothing stutters. The worker stays for the next picture. */
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

/**
 * Makes of a chosen file what is stored: at most 2,560 pixels long, upright, without metadata.
 * @throws RefusedFile
 */
export async function preparePicture(
  file: File,
  draw: Draw = drawInWorker,
): Promise<PreparedPicture> {
  const refused = checkFile(file);
  if (refused) throw refused;
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
  // Under its real type: some browsers believe the type that a file came with.
  const drawn = await draw({ picture: new Blob([bytes], { type }), isAnimated });
  if (!drawn || !isImageType(drawn.content.type)) {
    throw sniffed.kind === 'foreign' ? refuse.foreign(name, sniffed.format) : refuse.damaged(name);
  }
  const extension = extensionOf(drawn.content.type);
  return { ...drawn, extension, sha256: await hash(bytes) };
}
