import {
  canShrink,
  checkFile,
  RefusedFile,
  refuse,
} from '@custom-designs/supabase/pictures/preparePicture';
import { toast } from '@custom-designs/ui/components/Toast';
import type { MediaUploaderActions } from '@custom-designs/ui/media';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { imageList } from '../adapter/index.ts';
import type { ImageDraft, UploadDefaults } from '../image.ts';
import { FilePreparation } from './FilePreparation.ts';
import {
  isBusy,
  noUploads,
  type Upload,
  type UploadEvent,
  type UploadState,
  uploadReducer,
} from './uploadReducer.ts';

/** Milliseconds until the form resets after a full success (docs/behavior/media-center.md#media-queue). */
const RESET_DELAY_MS = 2000;

/** Frees the previews of files that have left the list, and all of them when the screen closes. */
function useFreedPreviews(items: readonly Upload[]): void {
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const shown = new Set(items.flatMap(({ previewUrl }) => previewUrl ?? []));
    for (const url of known.current) if (!shown.has(url)) URL.revokeObjectURL(url);
    known.current = shown;
  }, [items]);
  useEffect(
    () => () => {
      for (const url of known.current) URL.revokeObjectURL(url);
    },
    [],
  );
}

interface ChosenFile {
  readonly id: string;
  readonly file: File;
}

/** Prepares chosen files, and tells the list about each. */
function usePreparation(dispatch: Dispatch<UploadEvent>) {
  const [preparation] = useState(() => new FilePreparation());

  const refuseFile = ({ id, file }: ChosenFile, refused: RefusedFile, isShrinking: boolean) => {
    const { title, message } = refused;
    // Once shrinking has failed, it's no longer offered.
    const smaller = canShrink(file) && !isShrinking ? { file, canShrink: true } : {};
    dispatch({ type: 'refused', refused: { id, message, ...smaller } });
    toast({ title, description: message, variant: 'destructive' });
  };

  const prepare = async (chosen: ChosenFile, isShrinking: boolean): Promise<void> => {
    const { id, file } = chosen;
    try {
      const picture = await preparation.add(id, file, isShrinking);
      if (!preparation.has(id)) return;
      const { content, thumbnail } = picture;
      dispatch({
        type: 'prepared',
        id,
        picture,
        previewUrl: URL.createObjectURL(thumbnail),
        // The list shows the size of the copy, which is within the limit.
        smaller: isShrinking ? new File([content], file.name, { type: content.type }) : undefined,
      });
    } catch (error) {
      if (!preparation.has(id)) return;
      preparation.remove(id);
      const refused = error instanceof RefusedFile ? error : refuse.unreadable(file.name);
      refuseFile(chosen, refused, isShrinking);
    }
  };

  const take = (files: readonly ChosenFile[], isShrinking: boolean) => {
    dispatch({ type: 'added', files });
    for (const chosen of files) void prepare(chosen, isShrinking);
  };
  return { preparation, refuseFile, take };
}

/** Empties the form after a full success. */
function useReset(
  { phase }: UploadState,
  preparation: FilePreparation,
  dispatch: Dispatch<UploadEvent>,
): void {
  const client = useQueryClient();
  useEffect(() => {
    if (phase !== 'done') return undefined;
    const timer = setTimeout(() => {
      preparation.clear();
      dispatch({ type: 'reset' });
      imageList.readAgain(client);
    }, RESET_DELAY_MS);
    return () => clearTimeout(timer);
  }, [phase, preparation, dispatch, client]);
}

/** The list of chosen files, and the details for all of them. */
export function useUploadQueue() {
  const client = useQueryClient();
  const [state, dispatch] = useReducer(uploadReducer, noUploads);
  const { preparation, refuseFile, take } = usePreparation(dispatch);
  const { items, phase } = state;
  useFreedPreviews(items);

  useReset(state, preparation, dispatch);
  const clear = useCallback(() => {
    preparation.clear();
    dispatch({ type: 'cleared' });
  }, [preparation]);

  const add = (chosen: Iterable<File>) => {
    if (isBusy(state)) return;
    if (phase === 'done') {
      preparation.clear();
      imageList.readAgain(client);
    }
    const files = Array.from(chosen, (file) => ({ id: crypto.randomUUID(), file }));
    const taken = files.filter((each) => {
      const refused = checkFile(each.file);
      if (refused) refuseFile(each, refused, false);
      return !refused;
    });
    take(taken, false);
  };

  const actions = {
    add,
    // image.ts defines the fields, so the values have its types.
    change: (id, changes) =>
      dispatch({ type: 'changed', id, changes: changes as Partial<ImageDraft> }),
    changeDefaults: (changes) =>
      dispatch({ type: 'defaultsChanged', defaults: changes as Partial<UploadDefaults> }),
    remove: (id) => {
      preparation.remove(id);
      dispatch({ type: 'removed', id });
    },
    clear,
    shrinkRefused: () => {
      dispatch({ type: 'shrinkingStarted' });
      take(
        state.refused.flatMap(({ id, file }) => (file ? { id, file } : [])),
        true,
      );
    },
    dismissRefused: () => dispatch({ type: 'refusalsDismissed' }),
  } satisfies Partial<MediaUploaderActions>;
  return { state, dispatch, actions, preparation, clear };
}

export type UploadQueue = ReturnType<typeof useUploadQueue>;
