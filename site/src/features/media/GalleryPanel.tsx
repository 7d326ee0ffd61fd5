import { Stack } from '@custom-designs/ui/layout';
import {
  ConfirmDialog,
  MediaEditor,
  MediaFilters,
  MediaGrid,
  noFilters,
  SelectionBar,
} from '@custom-designs/ui/media';
import { copyAddress } from './copyAddress.ts';
import type { Filters } from './useFilters.ts';
import { useFocusKept } from './useFocusKept.ts';
import type { Gallery } from './useGallery.ts';
import type { GalleryWork } from './useGalleryWork.ts';

export interface GalleryPanelProps {
  gallery: Gallery;
  work: GalleryWork;
  address: Filters;
}

/** The images, what to show of them, and what is done with those that are selected. */
export function GalleryPanel({ gallery, work, address }: GalleryPanelProps) {
  const { filters, setFilters, setTab } = address;
  const { images, shown, tags, suggestions, selection, editor } = work;
  const { ref, keepFocus } = useFocusKept();
  const confirm = async () => {
    await work.deleteDoomed();
    await keepFocus();
  };
  return (
    <div ref={ref} tabIndex={-1}>
      <Stack gap="md">
        <MediaFilters
          filters={filters}
          onChange={setFilters}
          tags={tags}
          shownCount={shown.length}
          totalCount={images.length}
        />
        <MediaGrid
          images={shown}
          totalCount={images.length}
          deletingIds={work.deletingIds}
          status={gallery.status}
          error={gallery.error}
          selectedIds={selection.ids}
          onSelectionChange={selection.setIds}
          onEdit={({ id }) => work.edit(id)}
          onDelete={({ id }) => work.askToDelete([id])}
          onCopyUrl={(image) => void copyAddress(image)}
          onToggleFeatured={({ id }) => work.toggleFeatured(id)}
          onRetry={gallery.retry}
          onUpload={() => setTab('upload')}
          onClearFilters={() => setFilters({ ...noFilters, order: filters.order })}
        />
        <SelectionBar
          count={selection.images.length}
          shownCount={shown.length}
          tags={selection.tags}
          suggestions={suggestions}
          progress={selection.progress}
          failures={selection.failures}
          onSelectAll={selection.selectAll}
          onClear={selection.clear}
          onSetCategory={selection.setCategory}
          onChangeTags={selection.changeTags}
          onSetFeatured={selection.setFeatured}
          onDelete={() => work.askToDelete(selection.images.map(({ id }) => id))}
          onDismissFailures={() => selection.setFailures([])}
        />
        <MediaEditor
          image={editor.editing?.image ?? null}
          theirs={editor.editing?.theirs ?? null}
          isSaving={editor.editing?.isSaving ?? false}
          error={editor.editing?.error ?? null}
          onSave={editor.save}
          onClose={editor.close}
          suggestions={suggestions}
        />
        <ConfirmDialog images={work.doomed} onConfirm={() => void confirm()} onCancel={work.keep} />
      </Stack>
    </div>
  );
}
