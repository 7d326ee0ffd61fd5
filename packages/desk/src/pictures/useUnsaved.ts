import { toast } from '@custom-designs/ui/components/Toast';
import { nameOfImage } from '@custom-designs/ui/media';
import { useState } from 'react';
import { reasonFor } from '../failures.ts';
import { failuresOf } from './failures.ts';
import type { StoredImage } from './image.ts';
import type { OpenImage } from './imageDraft.ts';

export interface Unsaved {
  readonly image: StoredImage;
  /** What was typed. */
  readonly draft: OpenImage;
  readonly error: unknown;
}

/** Keeps the drafts of images that couldn't be saved after the editor went on to others. */
export function useUnsaved(onAsk: (unsaved: Unsaved) => void) {
  const [all, setAll] = useState<ReadonlyMap<string, Unsaved>>(new Map());
  const forget = (id: string) =>
    setAll((known) => new Map([...known].filter(([each]) => each !== id)));
  const add = (unsaved: Unsaved, isOpen: boolean) => {
    setAll((known) => new Map(known).set(unsaved.image.id, unsaved));
    if (isOpen) return;
    toast({
      title: 'Failed to update image',
      description: `${nameOfImage(unsaved.image)}: ${reasonFor(unsaved.error)}`,
      variant: 'destructive',
      duration: Number.POSITIVE_INFINITY,
      action: {
        label: 'Open it',
        altText: 'To open the image with your changes, press F8 and then Open it.',
        onAction: () => onAsk(unsaved),
      },
    });
  };
  const failures = failuresOf(
    [...all.values()].map(({ image, error }) => ({ item: image, error })),
  );
  return { all, failures, add, forget };
}
