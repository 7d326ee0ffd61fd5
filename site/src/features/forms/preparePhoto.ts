import { preparePicture } from '@custom-designs/supabase/pictures/preparePicture';
import { PHOTO_BYTES } from '../../../../supabase/functions/leads/photo.ts';
import { leadForm } from '../../content/leadForm.ts';

/** A photo ready to send. */
export interface PreparedPhoto {
  readonly dataUrl: string;
  readonly thumbnail: Blob;
}

const read = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/**
 * Prepares a photo as the Media Center does: at most 2,560 px, upright, without metadata.
 * @throws Error whose message tells the visitor why it was refused
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const { content, thumbnail } = await preparePicture(file);
  // An animation is stored unchanged, so it would keep its metadata.
  if (content.type === 'image/gif') throw new Error(leadForm.photo.animated);
  if (content.size > PHOTO_BYTES) throw new Error(leadForm.photo.tooLarge);
  return { dataUrl: await read(content), thumbnail };
}
