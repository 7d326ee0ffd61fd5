import { toast } from '@custom-designs/ui/components/Toast';
import { addTag, countTags, removeTag, type TagCount } from '@custom-designs/ui/media';
import { useCallback, useMemo, useState } from 'react';
import type { StoredImage } from './adapter/index.ts';
import { type Failure, failuresOf } from './failures.ts';
import type { Change, ImageChanging } from './useImageChanges.ts';

interface Progress {
  readonly done: number;
  readonly total: number;
}

export interface Selection {
  /** As the grid gave it: it remembers where a range began. */
  readonly ids: ReadonlySet<string>;
  readonly setIds: (ids: ReadonlySet<string>) => void;
  /** Those in sight: what filters hide is never changed along with them. */
  readonly images: readonly StoredImage[];
  readonly tags: readonly TagCount[];
  readonly selectAll: () => void;
  readonly clear: () => void;
  /** Null when nothing is under way. */
  readonly progress: Progress | null;
  readonly failures: readonly Failure[];
  readonly setFailures: (failures: readonly Failure[]) => void;
  readonly setCategory: (category: string) => void;
  readonly changeTags: (added: readonly string[], removed: readonly string[]) => void;
  readonly setFeatured: (isFeatured: boolean) => void;
}

const nobody: ReadonlySet<string> = new Set();
const updated = (count: number) => (count === 1 ? '1 image updated' : `${count} images updated`);

/** Many images at once: which, what is done with them, and what came of it. */
export function useSelection(
  shown: readonly StoredImage[],
  changeAll: ImageChanging['changeAll'],
): Selection {
  const [ids, setIds] = useState(nobody);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const images = useMemo(
    () => (ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id))),
    [shown, ids],
  );
  const tags = useMemo(() => countTags(images), [images]);

  const change = useCallback(
    async (changesOf: Change) => {
      const total = images.length;
      setFailures([]);
      setProgress({ done: 0, total });
      const step = () => setProgress((now) => now && { total, done: now.done + 1 });
      const { succeeded, failed } = await changeAll(images, changesOf, step);
      setProgress(null);
      setFailures(failuresOf(failed));
      if (failed.length === 0) toast({ title: updated(succeeded.length) });
    },
    [changeAll, images],
  );

  return {
    ...{ ids, setIds, images, tags, progress, failures, setFailures },
    selectAll: () => setIds(new Set(shown.map(({ id }) => id))),
    clear: () => setIds(nobody),
    setCategory: (category) => void change(() => ({ category })),
    changeTags: (added, removed) =>
      void change((image) => ({
        tags: added.reduce(addTag, removed.reduce(removeTag, image.tags)),
      })),
    setFeatured: (isFeatured) => void change(() => ({ isFeatured })),
  };
}
