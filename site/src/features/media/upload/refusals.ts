import { acceptedFormats } from './formats.ts';

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
    new RefusedFile(
      'Empty file',
      `${name} has nothing in it. It may not have finished downloading.`,
    ),
  contents: (name: string) => wrongType(`${name} is named like an image, but holds something else`),
  svg: (name: string) =>
    wrongType(`${name} is an SVG drawing, which can carry code. Save it as ${acceptedFormats}.`),
  foreign: (name: string, format: string) =>
    wrongType(
      format === 'HEIC'
        ? `${name} is a HEIC photo, which this browser cannot read. Export it as a JPEG: share it from Photos on the iPhone or Mac, or open it in Preview and choose File, Export.`
        : `${name} is a ${format} file, which this browser cannot show. Save it as ${acceptedFormats}.`,
    ),
  damaged: (name: string) =>
    new RefusedFile(
      'Damaged file',
      `${name} is cut off, damaged, or has too many pixels, and cannot be shown. Copy or save it again.`,
    ),
  unreadable: (name: string) =>
    new RefusedFile(
      'File not readable',
      `${name} could not be read. It may have been moved, renamed or deleted.`,
    ),
};
