import { type ToastMessage, toast } from '@custom-designs/ui/components/Toast';
import { nameOfImage } from '@custom-designs/ui/media';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { reasonFor, SignInDismissed, type SignInGate } from '../admin/index.ts';
import { imageList, mediaQueries, removeOrphans, storeSmallCopy } from './adapter/index.ts';
import { settleEach } from './failures.ts';
import type { StoredImage } from './image.ts';
import { preparePicture } from './upload/preparePicture.ts';

export interface CleanUp {
  /** Stored files that belong to no image. */
  readonly leftovers: readonly { readonly place: string }[];
  /** Images that lack their small copy. */
  readonly withoutCopy: readonly { readonly id: string; readonly name: string }[];
  readonly isCleaningUp: boolean;
  readonly cleanUp: () => void;
  /** What this page could not take back; counting overlooks it while it is young. */
  readonly noteLeftBehind: (places: readonly string[]) => void;
}

const none: readonly never[] = [];
const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

async function drawCopy(picture: Blob): Promise<Blob> {
  const { thumbnail } = await preparePicture(new File([picture], 'The stored picture'));
  return thumbnail;
}

/** Makes the small copies that are missing. @throws SignInDismissed, or what went wrong with the first */
async function makeCopies(images: readonly StoredImage[], gate: SignInGate): Promise<void> {
  const { failed } = await settleEach(images, (image) =>
    gate.run(() => storeSmallCopy(image, drawCopy)),
  );
  if (failed[0]) throw failed[0].error;
}

function outcomeOf(files: number, left: number, copies: number): ToastMessage {
  if (left > 0) {
    const description = `${counted(left, 'file', 'files')} could not be removed. Please try again.`;
    return { title: 'Failed to clean up', description, variant: 'destructive' };
  }
  const done = [
    ...(files > 0 ? [`${counted(files, 'file', 'files')} removed`] : []),
    ...(copies > 0 ? [`${counted(copies, 'small copy', 'small copies')} made`] : []),
  ];
  return { title: done.join(', ') };
}

/** Repairs what interrupted work left. It is counted while `isCounting`, as only managers may. */
export function useCleanUp(gate: SignInGate, isCounting: boolean): CleanUp {
  const client = useQueryClient();
  const [leftBehind, setLeftBehind] = useState<readonly string[]>([]);
  const { data, refetch } = useQuery({ ...mediaQueries.inventory(), enabled: isCounting });
  const { orphans = none, withoutSmallCopy: images = none } = data ?? {};
  const places = useMemo(
    () => [...new Set([...leftBehind, ...orphans.map(({ place }) => place)])],
    [leftBehind, orphans],
  );

  const { mutate: cleanUp, isPending } = useMutation({
    mutationFn: async () => {
      const left = await gate.run(() => removeOrphans(places));
      setLeftBehind(left);
      await makeCopies(images, gate);
      return outcomeOf(places.length, left.length, images.length);
    },
    onSuccess: (outcome) => void toast(outcome),
    onError: (error) => {
      if (error instanceof SignInDismissed) return;
      toast({
        title: 'Failed to clean up',
        description: reasonFor(error),
        variant: 'destructive',
      });
    },
    onSettled: () => {
      imageList.readAgain(client);
      return refetch();
    },
  });

  const noteLeftBehind = useCallback((added: readonly string[]) => {
    if (added.length > 0) setLeftBehind((known) => [...new Set([...known, ...added])]);
  }, []);
  return {
    leftovers: useMemo(() => places.map((place) => ({ place })), [places]),
    withoutCopy: useMemo(
      () => images.map((image) => ({ id: image.id, name: nameOfImage(image) })),
      [images],
    ),
    isCleaningUp: isPending,
    cleanUp,
    noteLeftBehind,
  };
}
