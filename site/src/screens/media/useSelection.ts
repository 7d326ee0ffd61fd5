import { toast } from '@custom-designs/ui/components/Toast';
import { addTag, removeTag } from '@custom-designs/ui/media';
import { useCallback, useMemo, useState } from 'react';
import type { ImageChanges, StoredImage } from '../../adapters/media/index.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { ImageChanging } from './useImageChanges.ts';

export interface Selection {
  /** As the grid gave it: it remembers where a range began. */
  readonly ids: ReadonlySet<string>;
  readonly setIds: (ids: ReadonlySet<string>) => void;
  /** Those in sight: what filters hide is never changed along with them. */
  readonly images: readonly StoredImage[];
  readonly clear: () => void;
  readonly isBusy: boolean;
  /** What came of the last thing done, where something failed. */
  readonly outcome: Outcome | null;
  readonly setOutcome: (outcome: Outcome | null) => void;
  readonly setCategory: (category: string) => void;
  readonly addTag: (tag: string) => void;
  readonly removeTag: (tag: string) => void;
  readonly setFeatured: (isFeatured: boolean) => void;
}

const nobody: ReadonlySet<string> = new Set();
const updated = (count: number) => (count === 1 ? '1 image updated' : `${count} images updated`);

/** Many images at once: which, what is done with them, and what came of it. */
export function useSelection(
  visible: readonly StoredImage[],
  changeAll: ImageChanging['changeAll'],
): Selection {
  const [ids, setIds] = useState(nobody);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const images = useMemo(
    () => (ids.size === 0 ? [] : visible.filter(({ id }) => ids.has(id))),
    [visible, ids],
  );

  const change = useCallback(
    async (changesOf: (image: StoredImage) => ImageChanges) => {
      setBusy(true);
      setOutcome(null);
      const settled = await changeAll(images, changesOf);
      setBusy(false);
      if (settled.failed.length > 0) setOutcome(outcomeOf('Failed to update image', settled));
      else toast({ title: updated(settled.succeeded.length) });
    },
    [changeAll, images],
  );

  return {
    ...{ ids, setIds, images, isBusy, outcome, setOutcome },
    clear: () => setIds(nobody),
    setCategory: (category) => void change(() => ({ category })),
    addTag: (tag) => void change(({ tags }) => ({ tags: addTag(tags, tag) })),
    removeTag: (tag) => void change(({ tags }) => ({ tags: removeTag(tags, tag) })),
    setFeatured: (isFeatured) => void change(() => ({ isFeatured })),
  };
}
