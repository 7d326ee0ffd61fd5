import { nameOfImage } from '@custom-designs/ui/media';
import type { PickedImage } from '@custom-designs/ui/posts';
import { PicturePicker, type PicturePickerProps } from '@custom-designs/ui/posts/desk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createUploader, imageList, imagesQuery } from '../../media/adapter/index.ts';
import { emptyDraft, preparePicture, type StoredImage } from '../../media/index.ts';
import { reasonFor } from '../failures.ts';
import { SignInDismissed, type SignInGate } from '../SignInGate.ts';
import { matches } from '../words.ts';

const toPicked = ({ id, url, description, width, height }: StoredImage): PickedImage => ({
  ...{ id, url, alt: description ?? '' },
  ...(width !== null && height !== null && { width, height }),
});

const wordsOf = ({ title, fileName, description, tags }: StoredImage) =>
  [title, fileName, description, ...tags].join(' ');

interface Asked {
  readonly isSingle: boolean;
  readonly answer: (picked: readonly PickedImage[] | null) => void;
}

const refusalOf = (error: unknown): string =>
  error instanceof Error && error.name === 'RefusedFile' ? error.message : reasonFor(error);

function useUpload(gate: SignInGate, category: string) {
  const client = useQueryClient();
  const [uploader] = useState(createUploader);
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      const stored: StoredImage[] = [];
      for (const file of files) {
        const picture = await preparePicture(file);
        const known = imageList.findByHash(client, picture.sha256);
        const details = { ...emptyDraft, category, ...picture };
        const job = { ...details, key: crypto.randomUUID(), fileName: file.name };
        stored.push(known ?? (await gate.run(() => uploader.upload(job))));
      }
      imageList.add(client, stored);
      return stored;
    },
  });
}

interface PictureChoiceOptions {
  /** The category of uploaded pictures. */
  category: string;
  labels?: PicturePickerProps['labels'];
}

/** The library of pictures as a dialog: the promise ends with the choice, or with null. */
export function usePictureChoice(
  gate: SignInGate,
  { category, labels }: PictureChoiceOptions,
): {
  choose: (isSingle: boolean) => Promise<readonly PickedImage[] | null>;
  /** @throws if a file isn't a picture or can't be stored */
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
  const failure = sending.error instanceof SignInDismissed ? null : sending.error;
  return {
    choose: (isSingle) => new Promise((answer) => setAsked({ isSingle, answer })),
    upload: async (files) => (await sending.mutateAsync(files)).map(toPicked),
    dialog: (
      <PicturePicker
        isOpen={asked !== null}
        isSingle={asked?.isSingle}
        images={shown.map((image) => ({
          ...{ id: image.id, url: image.url, thumbnailUrl: image.thumbnailUrl },
          name: nameOfImage(image),
        }))}
        status={status === 'success' ? 'ready' : status === 'error' ? 'failed' : 'loading'}
        error={error ? reasonFor(error) : failure ? refusalOf(failure) : ''}
        search={search}
        onSearch={setSearch}
        onRetry={() => void refetch()}
        onUpload={(files) =>
          sending.mutateAsync(files).then(
            (stored) => stored.map(({ id }) => id),
            () => [],
          )
        }
        isUploading={sending.isPending}
        onPick={(ids) =>
          close(ids.flatMap((id) => images.filter((image) => image.id === id).map(toPicked)))
        }
        onClose={() => close(null)}
        labels={labels}
      />
    ),
  };
}
