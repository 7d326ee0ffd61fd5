import { toast } from '@custom-designs/ui/components/Toast';
import { ConfirmDialog } from '@custom-designs/ui/desk';
import { Stack } from '@custom-designs/ui/layout';
import {
  MediaFilters,
  MediaGrid,
  nameOfImage,
  noFilters,
  SelectionBar,
} from '@custom-designs/ui/media';
import { useCallback, useEffect, useRef } from 'react';
import { ImageDialog } from './ImageDialog.tsx';
import { imageCategories } from './image.ts';
import type { Filters } from './useFilters.ts';
import type { GalleryActions } from './useGalleryActions.ts';
import type { Images } from './useImages.ts';
import { useUses } from './useUses.ts';

/** Copies a URL (docs/behavior/media-center.md#media-gallery), or shows it if the browser refuses. */
async function copyUrl(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Copied!', description: 'Image URL copied to clipboard' });
  } catch {
    toast({
      title: 'Couldn’t copy the URL',
      description: url,
      variant: 'destructive',
      duration: Number.POSITIVE_INFINITY,
    });
  }
}

/** Enough for a dialog to close and to restore the focus. */
const FRAMES = 3;

/**
 * A card that left the list can't get the focus back, so it goes to the card in its place. Otherwise, keyboard
 * users would start again at the top of the page.
 */
function usePreservedFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const keepFocus = useCallback(async () => {
    for (let frame = 0; frame < FRAMES; frame += 1) await new Promise(requestAnimationFrame);
    if (document.activeElement !== document.body) return;
    const { current: panel } = ref;
    const card = panel?.querySelector<HTMLElement>('[role="row"][tabindex="0"], [role="grid"]');
    (card ?? panel)?.focus({ preventScroll: true });
  }, []);
  return { ref, keepFocus };
}

export interface GalleryPanelProps {
  gallery: Images;
  actions: GalleryActions;
  address: Filters;
}

/** The images, their filters, and the actions on the selection. */
export function GalleryPanel({ gallery, actions, address }: GalleryPanelProps) {
  const { filters, setFilters, setTab } = address;
  const { images, shown, tags, suggestions, selection, editor } = actions;
  const { ref, keepFocus } = usePreservedFocus();
  const isEditing = editor.editing !== null;
  const isSelecting = selection.images.length > 0;
  useEffect(() => {
    if (!isEditing && !isSelecting) return undefined;
    // A new title may have ended the filter's match of the card that opened the editor, and a change
    // of all selected images removes the bar that started it.
    return () => void keepFocus();
  }, [isEditing, isSelecting, keepFocus]);
  const confirm = async () => {
    await actions.deleteAsked();
    await keepFocus();
  };
  return (
    <div ref={ref} tabIndex={-1}>
      <Stack gap="md">
        <MediaFilters
          filters={filters}
          onChange={setFilters}
          categories={imageCategories}
          tags={tags}
          choices={actions.choices}
          shownCount={shown.length}
          totalCount={images.length}
        />
        <MediaGrid
          images={shown}
          totalCount={images.length}
          categories={imageCategories}
          deletingIds={actions.deletingIds}
          status={gallery.status}
          error={gallery.error}
          {...selection.grid}
          onEdit={({ id }) => actions.edit(id)}
          onDelete={({ id }) => actions.askToDelete([id])}
          onCopyUrl={({ url }) => void copyUrl(url)}
          onToggleFeatured={({ id }) => actions.toggleFeatured(id)}
          onRename={({ id }, title) => {
            actions.rename(id, title);
            void keepFocus();
          }}
          onRetry={gallery.retry}
          onUpload={() => setTab('upload')}
          onClearFilters={() => setFilters({ ...noFilters, order: filters.order })}
        />
        <SelectionBar
          {...selection.bar}
          categories={imageCategories}
          suggestions={suggestions}
          onMakeProject={() => actions.makeProject(selection.images.map(({ id }) => id))}
          onDelete={() => actions.askToDelete(selection.images.map(({ id }) => id))}
        />
        {editor.editing && (
          <ImageDialog editing={editor.editing} dialog={editor.dialog} suggestions={suggestions} />
        )}
        <ConfirmDialog
          items={actions.toDelete.map((image) => ({
            ...{ id: image.id, title: nameOfImage(image), cover: image },
          }))}
          uses={useUses(actions.toDelete)}
          onConfirm={() => void confirm()}
          onCancel={actions.keep}
        />
      </Stack>
    </div>
  );
}
