import { preparePicture, RefusedFile } from '@custom-designs/supabase/pictures/preparePicture';
import { toast } from '@custom-designs/ui/components/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonFor } from '../failures.ts';
import { SignInDismissed, type SignInGate } from '../SignInGate.ts';
import { imageList, isReplaceable, replaceFile } from './adapter/index.ts';
import type { StoredImage } from './image.ts';

interface Replacing {
  readonly image: StoredImage;
  readonly file: File;
}

const messageFor = (error: unknown): string | null => {
  if (error === null || error instanceof SignInDismissed) return null;
  if (error instanceof RefusedFile) return error.message;
  return `Failed to replace the file. ${reasonFor(error)}`;
};

/** The parts of an image that another file changes. */
const fileOf = ({ url, thumbnailUrl, fileSize, mimeType, width, height, sha256 }: StoredImage) => ({
  ...{ url, thumbnailUrl, fileSize, mimeType, width, height, sha256 },
});

/** Gives an image another file, which keeps its words and its address. */
export function useReplacement(
  gate: SignInGate,
  onReplaced: (id: string, file: ReturnType<typeof fileOf>) => void,
) {
  const client = useQueryClient();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async ({ image, file }: Replacing) => {
      const picture = await preparePicture(file, { isShrinking: true });
      return gate.run(() => replaceFile(image, picture));
    },
    onSuccess: (image) => {
      imageList.replace(client, image);
      onReplaced(image.id, fileOf(image));
      toast({ title: 'File replaced' });
    },
    onSettled: () => imageList.readAgain(client),
  });
  return {
    replace: mutate,
    reset,
    isPending,
    error: messageFor(error),
    canReplace: isReplaceable,
  };
}
