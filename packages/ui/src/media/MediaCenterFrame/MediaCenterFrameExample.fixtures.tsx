import { useMemo, useState } from 'react';
import { type ToastQueue, ToastRegion } from '../../components/Toast/index.ts';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { nameOfImage } from '../MediaCard/index.ts';
import { MediaEditor } from '../MediaEditor/index.ts';
import { MediaFilters } from '../MediaFilters/index.ts';
import { MediaGrid } from '../MediaGrid/index.ts';
import { MediaUploader } from '../MediaUploader/index.ts';
import {
  countTags,
  filterImages,
  type ImageFilters,
  type MediaImage,
  noFilters,
} from '../model/index.ts';
import { batchProgress, isBusy, useUploadQueue } from '../queue/index.ts';
import { SelectionBar } from '../SelectionBar/index.ts';
import { AccountStatus } from '../SignInPanel/index.ts';
import { MediaCenterFrame, type MediaCenterTab } from './index.ts';

interface ExampleProps {
  images: readonly MediaImage[];
  toasts: ToastQueue;
  initialTab?: MediaCenterTab;
}

/** The whole Media Center over images in memory, wired as a screen wires it to a backend. */
export function MediaCenterFrameExample({ images, toasts, initialTab = 'gallery' }: ExampleProps) {
  const [tab, setTab] = useState(initialTab);
  const [stored, setStored] = useState(images);
  const [filters, setFilters] = useState<ImageFilters>(noFilters);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<MediaImage | null>(null);
  const [doomed, setDoomed] = useState<readonly MediaImage[]>([]);
  const [queue, actions] = useUploadQueue({
    upload: async () => undefined,
    onMessage: (message) => toasts.show(message),
  });
  const shown = useMemo(() => filterImages(stored, filters), [stored, filters]);
  const tags = useMemo(() => countTags(stored), [stored]);
  const selected = shown.filter(({ id }) => selectedIds.has(id));
  const change = (ids: ReadonlySet<string>, apply: (image: MediaImage) => MediaImage) =>
    setStored((all) => all.map((image) => (ids.has(image.id) ? apply(image) : image)));

  const gallery = (
    <>
      <MediaFilters
        filters={filters}
        onChange={setFilters}
        tags={tags}
        shownCount={shown.length}
        totalCount={stored.length}
      />
      <MediaGrid
        images={shown}
        totalCount={stored.length}
        selectedIds={selectedIds}
        onSelectionChange={setSelectedIds}
        onEdit={setEdited}
        onDelete={(image) => setDoomed([image])}
        onCopyUrl={() =>
          toasts.show({ title: 'Copied!', description: 'Image URL copied to clipboard' })
        }
        onToggleFeatured={({ id }) =>
          change(new Set([id]), (image) => ({ ...image, isFeatured: !image.isFeatured }))
        }
        onClearFilters={() => setFilters(noFilters)}
        onUpload={() => setTab('upload')}
      />
      <SelectionBar
        count={selected.length}
        shownCount={shown.length}
        tags={countTags(selected)}
        onSelectAll={() => setSelectedIds(new Set(shown.map(({ id }) => id)))}
        onClear={() => setSelectedIds(new Set())}
        onSetCategory={(category) => change(selectedIds, (image) => ({ ...image, category }))}
        onChangeTags={(added, removed) =>
          change(selectedIds, (image) => ({
            ...image,
            tags: [...new Set([...image.tags, ...added])].filter((tag) => !removed.includes(tag)),
          }))
        }
        onSetFeatured={(isFeatured) => change(selectedIds, (image) => ({ ...image, isFeatured }))}
        onDelete={() => setDoomed(selected)}
      />
      <MediaEditor
        image={edited}
        onClose={() => setEdited(null)}
        onSave={(changes, base) => {
          change(new Set([base.id]), (image) => ({ ...image, ...changes }));
          setEdited(null);
        }}
      />
      <ConfirmDialog
        images={doomed}
        onCancel={() => setDoomed([])}
        onConfirm={() => {
          const before = stored;
          setStored((all) => all.filter((image) => !doomed.includes(image)));
          setDoomed([]);
          setSelectedIds(new Set());
          toasts.show({
            title: doomed.length === 1 ? 'Image deleted' : `${doomed.length} images deleted`,
            description: doomed.slice(0, 3).map(nameOfImage).join(', '),
            duration: 6000,
            action: {
              label: 'Undo',
              altText: 'Press F8, then Undo, to bring it back.',
              onAction: () => setStored(before),
            },
          });
        }}
      />
    </>
  );
  return (
    <>
      <MediaCenterFrame
        tab={tab}
        onTabChange={setTab}
        galleryCount={shown.length}
        uploadProgress={isBusy(queue) ? batchProgress(queue) : null}
        account={<AccountStatus email="ana@example.com" onSignIn={() => {}} onSignOut={() => {}} />}
        gallery={gallery}
        upload={<MediaUploader queue={queue} actions={actions} />}
      />
      <ToastRegion queue={toasts} />
    </>
  );
}
