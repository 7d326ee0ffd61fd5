import { checkFile, type PreparedPicture, preparePicture } from './preparePicture.ts';
import { RefusedFile } from './refusals.ts';
import { type Batch, describeOutcome, type OutcomeMessage, runBatch } from './runBatch.ts';
import { noUploads, type Upload, type UploadEvent, uploadReducer } from './uploadReducer.ts';

/** The bytes of these letters. */
export const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Draws nothing, for tests outside a browser: every picture measures 8 × 8 and is stored as it is. */
export const prepareUndrawn = (file: File): Promise<PreparedPicture> =>
  preparePicture(file, async ({ picture }) => ({
    content: picture,
    thumbnail: new Blob(['RIFF\x04\0\0\0WEBP'], { type: 'image/webp' }),
    width: 8,
    height: 8,
  }));

export interface OpenUploads extends Pick<Batch, 'send'>, Partial<Pick<Batch, 'isSignInNeeded'>> {
  readonly prepare?: (file: File) => Promise<PreparedPicture>;
}

/** The uploads without a screen: chosen files, the reducer, and its batches. */
export function openUploads({
  send,
  isSignInNeeded = () => false,
  prepare = prepareUndrawn,
}: OpenUploads) {
  let state = noUploads;
  let chosen = 0;
  let canceling = new AbortController();
  let resumed = Promise.withResolvers<void>();
  const listeners = new Set<() => void>();
  const messages: OutcomeMessage[] = [];
  const preparing = new Map<string, Promise<PreparedPicture>>();

  const dispatch = (event: UploadEvent) => {
    state = uploadReducer(state, event);
    for (const listener of listeners) listener();
  };
  const refuse = (id: string, name: string, { title, message: description }: RefusedFile) => {
    preparing.delete(id);
    dispatch({ type: 'refused', refused: { id, name, title, description } });
    messages.push({ title, description, variant: 'destructive' });
  };
  async function watch(id: string, file: File, prepared: Promise<PreparedPicture>) {
    try {
      const picture = await prepared;
      const previewUrl = 'blob:preview';
      dispatch({ type: 'prepared', id, picture, previewUrl, storedAs: undefined });
    } catch (error) {
      if (state.batch.includes(id)) return;
      if (error instanceof RefusedFile) refuse(id, file.name, error);
    }
  }
  async function run(wanted: (upload: Upload) => boolean): Promise<void> {
    canceling = new AbortController();
    const outcome = await runBatch({
      files: state.items.filter(wanted),
      prepared: (id) => preparing.get(id),
      send,
      isSignInNeeded,
      waitForSignIn: () => {
        resumed = Promise.withResolvers();
        return resumed.promise;
      },
      dispatch,
      signal: canceling.signal,
    });
    messages.push(describeOutcome(outcome));
  }
  return {
    messages,
    getState: () => state,
    add: (files: Iterable<File>) => {
      for (const file of files) {
        chosen += 1;
        const id = `upload-${chosen}`;
        const refused = checkFile(file);
        if (refused) {
          refuse(id, file.name, refused);
          continue;
        }
        dispatch({ type: 'added', files: [{ id, file }] });
        const prepared = prepare(file);
        preparing.set(id, prepared);
        void watch(id, file, prepared);
      }
    },
    start: () => run(({ status }) => status === 'pending'),
    retryFailed: () => run(({ status, canRetry }) => status === 'error' && canRetry),
    resume: () => resumed.resolve(),
    cancel: () => {
      canceling.abort();
      resumed.resolve();
    },
    /** Settles once the state is as asked for. */
    until: (isSo: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        const look = () => {
          if (!isSo()) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
  };
}

export type TestUploads = ReturnType<typeof openUploads>;
