/** A row of `images`, and the place of its file in the bucket; null for files elsewhere. */
export interface PictureRow {
  readonly id: string;
  readonly title: string | null;
  readonly place: string | null;
}

export interface MediaReport {
  readonly rows: number;
  readonly uploadedRows: number;
  readonly pictures: number;
  readonly thumbnails: number;
  /** Uploaded files that no row shows, small copies included. */
  readonly filesWithoutRow: readonly string[];
  readonly rowsWithoutFile: readonly PictureRow[];
}

const isUpload = (place: string) => place.startsWith('uploads/');
const isThumbnail = (place: string) => place.startsWith('uploads/thumbs/');
/** The small copy of `uploads/1-a.jpg` lies at `uploads/thumbs/1-a`. */
const thumbnailOf = (place: string) =>
  place.replace(/^uploads\//, 'uploads/thumbs/').replace(/\.[^./]+$/, '');

/** Compares rows with files: with every upload a row and every row a file, both lists are empty. */
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
  };
}

export function describeMedia(report: MediaReport): string {
  const { rows, uploadedRows, pictures, thumbnails, filesWithoutRow, rowsWithoutFile } = report;
  const isMatched = filesWithoutRow.length + rowsWithoutFile.length === 0;
  return [
    `Rows of images          ${rows}, ${uploadedRows} of them uploaded`,
    `Uploaded pictures       ${pictures}, with ${thumbnails} small copies`,
    ...(isMatched ? ['Rows and files match one to one.'] : []),
    ...filesWithoutRow.map((place) => `File without a row      ${place}`),
    ...rowsWithoutFile.map(
      ({ id, title, place }) => `Row without its file    ${id}  ${title ?? ''}  ${place}`,
    ),
  ].join('\n');
}
