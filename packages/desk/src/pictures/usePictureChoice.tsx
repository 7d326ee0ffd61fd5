import { preparePicture } from '@custom-designs/supabase/pictures/preparePicture';
import { toast } from '@custom-designs/ui/components/Toast';
import { PicturePicker, type PicturePickerProps } from '@custom-designs/ui/desk';
import { nameOfImage } from '@custom-designs/ui/media';
import type { PickedImage } from '@custom-designs/ui/posts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { reasonFor } from '../failures.ts';
import { SignInDismissed, type SignInGate } from '../SignInGate.ts';
import { matches } from '../words.ts';
import { imageList, imagesQuery } from './adapter/index.ts';
import { emptyDraft, type StoredImage } from './image.ts';
import { useUploadOne } from './upload/useUploadOne.ts';

const toPicked = ({ id, url, description, width, height }: StoredImage): PickedImage => ({
  ...{ id, url, alt: description ?? '' },
  ...(width !== null && height !== null && { width, height }),
});

const wordsOf = ({ title, fileName, description, tags }: StoredImage) =>
  [title, fileName, description, ...tags].join(' ');

interface Asked {
  readonly isCover: boolean;
  readonly answer: (picked: readonly PickedImage[] | null) => void;
}

const refusalOf = (error: unknown): string =>
  error instanceof Error && error.name === 'RefusedFile' ? error.message : reasonFor(error);

/** Says which files weren't stored and why, each reason once. Empty if all were. */
function problemOf(failures: readonly { name: string; error: unknown }[], isPartial: boolean) {
  const reasons = Map.groupBy(failures, ({ error }) => refusalOf(error).replace(/[^.]$/, '$&.'));
  const sentences = [...reasons].map(([reason, failed]) => {
    const names = failed.map(({ name }) => name).join(', ');
    // The reason of a refused file starts with its name.
    return reason.startsWith(names) ? reason : `Failed to upload ${names}. ${reason}`;
  });
  if (sentences.length > 0 && isPartial) {
    sentences.push('The other files were uploaded, so choose just these again.');
  }
  return sentences.join(' ');
}

/** Stores each file, whatever becomes of the others. */
function useUpload(gate: SignInGate, category: string) {
  const client = useQueryClient();
  const uploadOne = useUploadOne();
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      // The list tells which files are stored already.
      await client.ensureQueryData(imagesQuery()).catch(() => undefined);
      const stored: StoredImage[] = [];
      const again: string[] = [];
      const failures: { name: string; error: unknown }[] = [];
      const store = async (file: File) => {
        const picture = await preparePicture(file);
        const known = imageList.findByHash(client, picture.sha256);
        if (known) {
          again.push(nameOfImage(known));
          return known;
        }
        const details = { ...emptyDraft, category };
        const ready = { key: picture.sha256, name: file.name, picture, details };
        return gate.run(() => uploadOne(ready));
      };
      for (const file of files) {
        try {
          stored.push(await store(file));
        } catch (error) {
          // Every other file would ask for the sign-in again.
          if (error instanceof SignInDismissed) break;
          failures.push({ name: file.name, error });
        }
      }
      if (again.length > 0) {
        toast({ title: 'Already in the library', description: again.join(', ') });
      }
      return { stored, problem: problemOf(failures, stored.length > 0) };
    },
  });
}

interface PictureChoiceOptions {
  /** The category of uploaded pictures. */
  category: string;
  action?: PicturePickerProps['action'];
}

/** The library of pictures as a dialog: the promise ends with the choice, or with null. */
export function usePictureChoice(
  gate: SignInGate,
  { category, action }: PictureChoiceOptions,
): {
  choose: (isCover: boolean) => Promise<readonly PickedImage[] | null>;
  /** Tells which files can't be stored. @throws if that's all of them */
  upload: (files: readonly File[]) => Promise<readonly PickedImage[]>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [search, setSearch] = useState('');
  const {
    data: images = [],
    status,
    error,
    refetch,
  } = useQuery({
    ...imagesQuery(),
    enabled: asked !== null,
  });
  const sending = useUpload(gate, category);
  const close = (picked: readonly PickedImage[] | null) => {
    asked?.answer(picked);
    setAsked(null);
    setSearch('');
    sending.reset();
  };
  const shown = images.filter((image) => matches(wordsOf(image), search));
  return {
    choose: (isCover) => new Promise((answer) => setAsked({ isCover, answer })),
    upload: async (files) => {
      const { stored, problem } = await sending.mutateAsync(files);
      if (problem) {
        toast({
          ...{ title: 'Pictures not added', description: problem, variant: 'destructive' },
          duration: Number.POSITIVE_INFINITY,
        });
      }
      if (stored.length === 0) throw new Error(problem);
      return stored.map(toPicked);
    },
    dialog: (
      <PicturePicker
        isOpen={asked !== null}
        isCover={asked?.isCover}
        images={shown.map((image) => ({
          ...{ id: image.id, url: image.url, thumbnailUrl: image.thumbnailUrl },
          name: nameOfImage(image),
        }))}
        status={status === 'success' ? 'ready' : status === 'error' ? 'failed' : 'loading'}
        error={error ? reasonFor(error) : (sending.data?.problem ?? '')}
        search={search}
        onSearch={setSearch}
        onRetry={() => void refetch()}
        onUpload={(files) =>
          sending.mutateAsync(files).then(({ stored }) => stored.map(({ id }) => id))
        }
        isUploading={sending.isPending}
        onPick={(ids) =>
          close(ids.flatMap((id) => images.filter((image) => image.id === id).map(toPicked)))
        }
        onClose={() => close(null)}
        action={action}
      />
    ),
  };
}
