import type { PreparedPicture } from '@custom-designs/supabase/pictures/preparePicture';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { TransferOptions } from '../../auth/managerClient.ts';
import { createUploader, imageList } from '../adapter/index.ts';
import type { ImageDraft, StoredImage } from '../image.ts';

/** A file that can be stored. */
interface ReadyFile {
  /** Identifies the file in all attempts. Another attempt goes on where the last one failed. */
  readonly key: string;
  readonly name: string;
  readonly picture: PreparedPicture;
  readonly details: ImageDraft;
}

/**
 * Stores one file and its row, and adds the image to the gallery.
 * @throws AdapterError, or the signal's reason if canceled
 */
export type UploadOne = (file: ReadyFile, transfer?: TransferOptions) => Promise<StoredImage>;

/** Remembers what earlier attempts have stored, so that nothing is stored twice. */
export function useUploadOne(): UploadOne {
  const client = useQueryClient();
  const [uploader] = useState(createUploader);
  return useCallback(
    async ({ key, name, picture, details }, transfer = {}) => {
      const upload = { key, fileName: name, ...picture, ...details, ...transfer };
      const image = await uploader.upload(upload);
      imageList.add(client, [image]);
      return image;
    },
    [client, uploader],
  );
}
