import { toast } from '@custom-designs/ui/components/Toast';
import type { Failure } from '@custom-designs/ui/desk';
import { numberedTitle, type SelectionWords } from '@custom-designs/ui/media';
import { useMemo, useState } from 'react';
import { offerUndo } from '../record/undo.ts';
import { failuresOf } from './failures.ts';
import { countTags } from './filters.ts';
import type { StoredImage } from './image.ts';
import type { Change, useImageChanges } from './useImages.ts';

interface Progress {
  readonly done: number;
  readonly total: number;
}

const nobody: ReadonlySet<string> = new Set();
const restored = (count: number) => (count === 1 ? 'Image restored' : `${count} images restored`);
const updated = (count: number) => (count === 1 ? '1 image updated' : `${count} images updated`);

/** The selected images, their actions, and the results, for the grid and the bar. */
export function useSelection(
  shown: readonly StoredImage[],
  changeAll: ReturnType<typeof useImageChanges>['changeAll'],
) {
  /** The grid's own set, which remembers where a range started. */
  const [ids, setIds] = useState(nobody);
  /** Null while no action runs. */
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  /** Only visible images, so that an action never changes hidden ones. */
  const images = useMemo(
    () => (ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id))),
    [shown, ids],
  );
  const tags = useMemo(() => countTags(images), [images]);

  const run = async (changed: readonly StoredImage[], changesOf: Change) => {
    const total = changed.length;
    setFailures([]);
    setProgress({ done: 0, total });
    const onEach = () => setProgress((now) => now && { total, done: now.done + 1 });
    const { succeeded, failed } = await changeAll({ images: changed, change: changesOf, onEach });
    setProgress(null);
    setFailures(failuresOf(failed));
    return succeeded;
  };

  /** Keeps those selected that aren't done, to try again. What filters hide leaves the selection, too. */
  const end = (done: ReadonlySet<string>) =>
    setIds((now) => new Set(shown.flatMap(({ id }) => (now.has(id) && !done.has(id) ? id : []))));

  const change = async (changesOf: Change) => {
    const succeeded = await run(images, changesOf);
    if (succeeded.length === 0) return;
    end(new Set(succeeded.map(({ item }) => item.id)));
    const former = new Map(succeeded.map(({ item, result }) => [item.id, result]));
    offerUndo({
      title: updated(succeeded.length),
      description: 'You can undo this for 6 seconds.',
      altText: 'To undo this, press F8 and then Undo.',
      onUndo: () => {
        const changed = succeeded.map(({ item }) => item);
        void run(changed, ({ id }) => former.get(id) ?? {}).then((undone) => {
          if (undone.length > 0)
            toast({ title: 'Change undone', description: restored(undone.length) });
        });
      },
    });
  };

  /** Numbers the titles in the order shown. */
  const nameAll = ({ title, description }: SelectionWords) => {
    const numbers = new Map(images.map(({ id }, index) => [id, index + 1]));
    void change(({ id }) => ({
      ...(title && { title: numberedTitle(title, numbers.get(id) ?? 1) }),
      ...(description && { description }),
    }));
  };

  return {
    images,
    setFailures,
    end,
    grid: { selectedIds: ids, onSelectionChange: setIds },
    bar: {
      count: images.length,
      shownCount: shown.length,
      tags,
      progress,
      failures,
      onSelectAll: () => setIds(new Set(shown.map(({ id }) => id))),
      onClear: () => setIds(nobody),
      onSetWords: nameAll,
      onSetCategory: (category: string) => void change(() => ({ category })),
      onChangeTags: (added: readonly string[], removed: readonly string[]) =>
        void change((image) => ({
          tags: [...new Set([...image.tags.filter((tag) => !removed.includes(tag)), ...added])],
        })),
      onSetFeatured: (isFeatured: boolean) => void change(() => ({ isFeatured })),
      onSetPublished: (isPublished: boolean) => void change(() => ({ isPublished })),
      onDismissFailures: () => setFailures([]),
    },
  };
}
