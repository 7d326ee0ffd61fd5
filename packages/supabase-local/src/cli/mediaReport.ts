/** A row of `images` and the path of its file in the bucket, or null for a file elsewhere. */
export interface PictureRow {
  readonly id: string;
  readonly title: string | null;
  readonly place: string | null;
  /**
   * The column `image_id`. For uploads of the Media Center, it says whether there is a thumbnail.
   */
  readonly imageId: string;
}

export interface MediaReport {
  readonly rows: number;
  readonly uploadedRows: number;
  readonly pictures: number;
  readonly thumbnails: number;
  /** Uploaded files without a row, including thumbnails. */
  readonly filesWithoutRow: readonly string[];
  readonly rowsWithoutFile: readonly PictureRow[];
  /** Uploads of the Media Center whose thumbnail is not stored or not named in the row. */
  readonly rowsWithoutThumbnail: readonly PictureRow[];
}

const isUpload = (place: string) => place.startsWith('uploads/');
const isThumbnail = (place: string) => place.startsWith('uploads/thumbs/');
/** The thumbnail of `uploads/1-a.jpg` is `uploads/thumbs/1-a`. */
const thumbnailOf = (place: string) =>
  place.replace(/^uploads\//, 'uploads/thumbs/').replace(/\.[^./]+$/, '');

/**
 * What the Media Center writes to `image_id`. The first group is present if there is a thumbnail.
 */
const ownId = /^placeholder-(thumb-)?[0-9a-f]{64}$/;

/**
 * Compares rows with files. The lists are empty if every upload has a row, a file, and a thumbnail.
 */
export function reportMedia(rows: readonly PictureRow[], files: readonly string[]): MediaReport {
  const shown = rows.flatMap(({ place }) => place ?? []);
  const used = new Set(shown.flatMap((place) => [place, thumbnailOf(place)]));
  const stored = new Set(files);
  const uploads = files.filter(isUpload);
  return {
    rows: rows.length,
    uploadedRows: shown.filter(isUpload).length,
    pictures: uploads.filter((place) => !isThumbnail(place)).length,
    thumbnails: uploads.filter(isThumbnail).length,
    filesWithoutRow: uploads.filter((place) => !used.has(place)),
    rowsWithoutFile: rows.filter(({ place }) => place !== null && !stored.has(place)),
    rowsWithoutThumbnail: rows.filter(({ place, imageId }) => {
      const own = ownId.exec(imageId);
      if (!own || !place || !isUpload(place) || !stored.has(place)) return false;
      return own[1] === undefined || !stored.has(thumbnailOf(place));
    }),
  };
}

export const isMatched = (report: MediaReport): boolean =>
  report.filesWithoutRow.length +
    report.rowsWithoutFile.length +
    report.rowsWithoutThumbnail.length ===
  0;

const lineOf = (what: string) => (row: PictureRow) =>
  `${what.padEnd(24)}${row.id}  ${row.title ?? ''}  ${row.place}`;

export function describeMedia(report: MediaReport): string {
  const { rows, uploadedRows, pictures, thumbnails } = report;
  return [
    `Rows of images          ${rows}, ${uploadedRows} of them uploaded`,
    `Uploaded pictures       ${pictures}, with ${thumbnails} small copies`,
    ...(isMatched(report) ? ['Rows and files match one to one.'] : []),
    ...report.filesWithoutRow.map((place) => `File without a row      ${place}`),
    ...report.rowsWithoutFile.map(lineOf('Row without its file')),
    ...report.rowsWithoutThumbnail.map(lineOf('Row without small copy')),
  ].join('\n');
}
