import {
  canShrink,
  checkFile,
  type PreparedPicture,
  preparePicture,
  RefusedFile,
  refuse,
} from '@custom-designs/supabase/pictures/preparePicture';
import { toast } from '@custom-designs/ui/components/Toast';
import { type MediaUploaderActions, nameOfImage } from '@custom-designs/ui/media';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { currentAccount } from '../../auth/index.ts';
import type { Manager } from '../../useManager.ts';
import { createUploader, imageList } from '../adapter/index.ts';
import type { ImageDraft, UploadDefaults } from '../image.ts';
import { needOf, waitForConnection } from './connection.ts';
import { describeOutcome, runBatch, type Sending } from './runBatch.ts';
import {
  detailsOf,
  isBusy,
  type Need,
  noUploads,
  type Upload,
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

/** Mutable data of a screen's uploads that isn't rendered. */
interface Work {
  /** The files of the list and their preparation. */
  readonly preparing: Map<string, Promise<PreparedPicture>>;
  /** Files that are too large, of which the manager wants smaller copies. */
  readonly shrinking: Set<string>;
  /** Resolves after the last preparation. Two hundred at once would fill the memory. */
  lastPrepared: Promise<unknown>;
  batch: { readonly ids: readonly string[]; readonly canceling: AbortController } | null;
  /** Resumes a batch that waits for a sign-in. */
  resume: () => void;
}

const newWork = (): Work => ({
  preparing: new Map(),
  shrinking: new Set(),
  lastPrepared: Promise.resolve(),
  batch: null,
  resume: () => undefined,
});

/**
 * The upload of images, from the chosen file to the row. It runs until the screen or its manager's
 * session ends, no matter which tab is open, because no manager may send another one's files.
 */
export function useUploads({ gate, signedIn, hasLeft }: Manager) {
  const client = useQueryClient();
  const [uploader] = useState(createUploader);
  const [state, dispatch] = useReducer(uploadReducer, noUploads);
  const [work] = useState(newWork);
  /** The account that owns this list, once there is one. */
  const owner = useRef<string>(undefined);
  const { items, phase, defaults } = state;
  const isUploading = isBusy(state);
  useFreedPreviews(items);

  useEffect(() => {
    if (phase !== 'done') return undefined;
    const timer = setTimeout(() => {
      work.preparing.clear();
      dispatch({ type: 'reset' });
      imageList.readAgain(client);
    }, RESET_DELAY_MS);
    return () => clearTimeout(timer);
  }, [phase, work, client]);

  const stop = useCallback(() => {
    work.preparing.clear();
    work.batch?.canceling.abort();
    work.resume();
    dispatch({ type: 'cleared' });
    dispatch({ type: 'reset' });
  }, [work]);
  useEffect(() => stop, [stop]);
  useEffect(() => {
    const isOver = signedIn ? signedIn.id !== (owner.current ?? signedIn.id) : hasLeft;
    if (isOver) stop();
    if (isOver || signedIn) owner.current = signedIn?.id;
  }, [signedIn, hasLeft, stop]);

  const tellRefused = (id: string, file: File, { title, message }: RefusedFile) => {
    // Once shrinking has failed, it's no longer offered.
    const isShrinkable = canShrink(file) && !work.shrinking.has(id);
    const smaller = isShrinkable ? { file, canShrink: true } : {};
    dispatch({ type: 'refused', refused: { id, message, ...smaller } });
    toast({ title, description: message, variant: 'destructive' });
  };

  const prepare = async (id: string, file: File): Promise<void> => {
    const { preparing } = work;
    const prepared = work.lastPrepared.then(() => {
      // Skips a file that has left the list.
      if (!preparing.has(id)) throw refuse.unreadable(file.name);
      return preparePicture(file, { isShrinking: work.shrinking.has(id) });
    });
    preparing.set(id, prepared);
    work.lastPrepared = prepared.catch(() => undefined);
    try {
      const picture = await prepared;
      if (!preparing.has(id)) return;
      const previewUrl = URL.createObjectURL(picture.thumbnail);
      const storedAs = imageList.findByHash(client, picture.sha256);
      const name = storedAs && nameOfImage(storedAs);
      // The list shows the size of the copy, which is within the limit.
      const { content } = picture;
      const smaller = work.shrinking.has(id)
        ? new File([content], file.name, { type: content.type })
        : undefined;
      dispatch({ type: 'prepared', id, picture, previewUrl, smaller, storedAs: name });
    } catch (error) {
      // A file of the running batch stays in the list as failed.
      if (!preparing.has(id) || work.batch?.ids.includes(id)) return;
      preparing.delete(id);
      const refused = error instanceof RefusedFile ? error : refuse.unreadable(file.name);
      tellRefused(id, file, refused);
    }
  };

  const take = (files: readonly { readonly id: string; readonly file: File }[]) => {
    dispatch({ type: 'added', files });
    for (const { id, file } of files) void prepare(id, file);
  };

  const add = (chosen: Iterable<File>) => {
    if (isUploading) return;
    if (phase === 'done') {
      work.preparing.clear();
      imageList.readAgain(client);
    }
    const files = Array.from(chosen, (file) => ({
      ...{ id: crypto.randomUUID(), file, refused: checkFile(file) },
    }));
    const taken = files.filter(({ refused }) => !refused);
    for (const { id, file, refused } of files) if (refused) tellRefused(id, file, refused);
    take(taken);
  };

  const shrinkRefused = () => {
    const taken = state.refused.flatMap(({ id, file }) => (file ? { id, file } : []));
    for (const { id } of taken) work.shrinking.add(id);
    dispatch({ type: 'shrinkingStarted' });
    take(taken);
  };

  const send = async (upload: Upload, picture: PreparedPicture, sending: Sending) => {
    if (owner.current !== currentAccount()) work.batch?.canceling.abort();
    sending.signal.throwIfAborted();
    const { id: key, file } = upload;
    const details = detailsOf(upload, defaults);
    const job = { key, fileName: file.name, ...picture, ...details, ...sending };
    const image = await uploader.upload(job);
    imageList.add(client, [image]);
  };

  const waitForSignIn = () =>
    new Promise<void>((resolve) => {
      work.resume = resolve;
      // If it's dismissed, the batch still waits, and can be resumed or canceled.
      gate.ask('expired').then(resolve, () => undefined);
    });
  const waitFor = async (need: Need, tries: number, signal: AbortSignal) => {
    if (need === 'connection') return waitForConnection(tries, signal);
    await waitForSignIn();
    return true;
  };

  const run = async (chosen: readonly Upload[]): Promise<void> => {
    const { preparing } = work;
    // Some files may have been refused during the sign-in.
    const files = chosen.filter(({ id }) => preparing.has(id));
    owner.current ??= currentAccount() ?? undefined;
    if (work.batch || files.length === 0) return;
    const canceling = new AbortController();
    const { signal } = canceling;
    work.batch = { ids: files.map(({ id }) => id), canceling };
    const prepared = (id: string) => preparing.get(id);
    const batch = { files, prepared, send, needOf, waitFor, dispatch, signal };
    const outcome = await runBatch(batch);
    work.batch = null;
    // Shows no result if the list is empty, the screen was closed, or the account changed.
    if (preparing.size === 0 || owner.current !== currentAccount()) return;
    toast(describeOutcome(outcome));
    // After a full success, the gallery is refetched when the form resets two seconds later.
    if (outcome.succeeded > 0 && outcome.failed + outcome.left > 0) imageList.readAgain(client);
  };

  const asManager = (perform: () => unknown) => () => {
    // If it's dismissed, nothing has started, and the list stays.
    gate.run(async () => void perform()).catch(() => undefined);
  };
  const actions: MediaUploaderActions = {
    add,
    // image.ts defines the fields, so the values have its types.
    change: (id, changes) =>
      dispatch({ type: 'changed', id, changes: changes as Partial<ImageDraft> }),
    changeDefaults: (changes) =>
      dispatch({ type: 'defaultsChanged', defaults: changes as Partial<UploadDefaults> }),
    remove: (id) => {
      work.preparing.delete(id);
      dispatch({ type: 'removed', id });
    },
    clear: () => {
      work.preparing.clear();
      dispatch({ type: 'cleared' });
    },
    start: asManager(() => run(items.filter(({ status }) => status === 'pending'))),
    retryFailed: asManager(() =>
      run(items.filter(({ status, canRetry }) => status === 'error' && canRetry)),
    ),
    cancel: () => {
      work.batch?.canceling.abort();
      work.resume();
    },
    shrinkRefused,
    dismissRefused: () => dispatch({ type: 'refusalsDismissed' }),
  };
  return {
    state,
    actions,
    isUploading,
    unsavedCount: items.filter(({ status }) => status !== 'success').length,
    signIn: asManager(() => work.resume()),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
