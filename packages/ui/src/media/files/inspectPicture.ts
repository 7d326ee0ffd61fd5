import type { PictureFacts } from './inspect.ts';
import { type Inspected, inspectFile } from './inspect.ts';
import type { RefusalReason } from './refusals.ts';
import { UndecodablePicture } from './thumbnail/drawThumbnail.ts';
import { makeThumbnail } from './thumbnail/makeThumbnail.ts';

/** A file that may be uploaded: what it is, and its small copy where one could be made. */
export interface AcceptedPicture extends PictureFacts {
  readonly thumbnail: Blob | null;
}

export type PictureVerdict =
  | { readonly isAccepted: true; readonly picture: AcceptedPicture }
  | { readonly isAccepted: false; readonly refused: RefusalReason };

async function withThumbnail(
  file: File,
  inspected: Inspected,
  make: (picture: Blob) => Promise<Blob | null>,
): Promise<PictureVerdict> {
  if (!inspected.isAccepted) return inspected;
  const { facts } = inspected;
  try {
    // Under its real type: some browsers believe the name that a file came with.
    const thumbnail = await make(file.slice(0, file.size, facts.type));
    return { isAccepted: true, picture: { ...facts, thumbnail } };
  } catch (cause) {
    if (!(cause instanceof UndecodablePicture)) throw cause;
    return { isAccepted: false, refused: { reason: 'damaged' } };
  }
}

/**
 * Looks into a file, refuses what browsers cannot show, and makes its small copy. Only that copy is
 * ever drawn in lists: two hundred photos would otherwise unpack to ten gigabytes.
 */
export async function inspectPicture(
  file: File,
  make: (picture: Blob) => Promise<Blob | null> = makeThumbnail,
): Promise<PictureVerdict> {
  return withThumbnail(file, await inspectFile(file), make);
}
