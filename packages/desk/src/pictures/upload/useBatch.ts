import type { PreparedPicture } from '@custom-designs/supabase/pictures/preparePicture';
import { toast } from '@custom-designs/ui/components/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { currentAccount } from '../../auth/index.ts';
import type { SignInGate } from '../../SignInGate.ts';
import type { Manager } from '../../useManager.ts';
import { imageList } from '../adapter/index.ts';
import { needOf, waitForConnection } from './connection.ts';
import { describeOutcome, runBatch, type Sending } from './runBatch.ts';
import { detailsOf, type Need, type Upload } from './uploadReducer.ts';
import { useUploadOne } from './useUploadOne.ts';
import type { UploadQueue } from './useUploadQueue.ts';

/**
 * The account that owns the list, once there is one. No manager may send another one's files.
 * @param onOver called when another account has signed in, or the manager has left
 */
function useOwner({ signedIn, hasLeft }: Manager, onOver: () => void) {
  const owner = useRef<string>(undefined);
  useEffect(() => {
    const isOver = signedIn ? signedIn.id !== (owner.current ?? signedIn.id) : hasLeft;
    if (isOver) onOver();
    if (isOver || signedIn) owner.current = signedIn?.id;
  }, [signedIn, hasLeft, onOver]);
  return {
    claim: () => {
      owner.current ??= currentAccount() ?? undefined;
    },
    isSignedIn: () => owner.current === currentAccount(),
  };
}

const nothing = () => undefined;

/** Waits until a file can be sent again. A batch without a session waits for `resume`. */
function useWaiting(gate: SignInGate) {
  const resolveWait = useRef<() => void>(nothing);
  const waitForSignIn = () =>
    new Promise<void>((resolve) => {
      resolveWait.current = resolve;
      // If it's dismissed, the batch still waits, and can be resumed or canceled.
      gate.ask('expired').then(resolve, nothing);
    });
  const waitFor = async (need: Need, tries: number, signal: AbortSignal) => {
    if (need === 'connection') return waitForConnection(tries, signal);
    await waitForSignIn();
    return true;
  };
  const resume = useCallback(() => resolveWait.current(), []);
  return { waitFor, resume };
}

/** Sends files of the list. It runs until the screen or its manager's session ends. */
export function useBatch(queue: UploadQueue, manager: Manager) {
  const { state, dispatch, preparation, clear } = queue;
  const { gate } = manager;
  const client = useQueryClient();
  const uploadOne = useUploadOne();
  /** Ends the batch that is running. */
  const canceling = useRef<AbortController>(null);
  const { waitFor, resume } = useWaiting(gate);

  const cancel = useCallback(() => {
    canceling.current?.abort();
    resume();
  }, [resume]);
  const stop = useCallback(() => {
    clear();
    cancel();
    dispatch({ type: 'reset' });
  }, [clear, cancel, dispatch]);
  useEffect(() => stop, [stop]);
  const owner = useOwner(manager, stop);

  const send = async (upload: Upload, picture: PreparedPicture, sending: Sending) => {
    if (!owner.isSignedIn()) canceling.current?.abort();
    sending.signal.throwIfAborted();
    const { id: key, file } = upload;
    const details = detailsOf(upload, state.defaults);
    await uploadOne({ key, name: file.name, picture, details }, sending);
  };

  const run = async (chosen: readonly Upload[]): Promise<void> => {
    // Another manager's sign-in empties the list.
    const files = chosen.filter(({ id }) => preparation.has(id));
    owner.claim();
    if (canceling.current || files.length === 0) return;
    const controller = new AbortController();
    canceling.current = controller;
    const { signal } = controller;
    const outcome = await runBatch({ files, send, needOf, waitFor, dispatch, signal });
    canceling.current = null;
    // Shows no result if the list is empty, the screen was closed, or the account changed.
    if (preparation.isEmpty || !owner.isSignedIn()) return;
    toast(describeOutcome(outcome));
    // After a full success, the gallery is refetched when the form resets two seconds later.
    if (outcome.succeeded > 0 && outcome.failed + outcome.left > 0) imageList.readAgain(client);
  };

  const asManager = (perform: () => unknown) => () => {
    // If it's dismissed, nothing has started, and the list stays.
    gate.run(async () => void perform()).catch(nothing);
  };
  const runThose = (isChosen: (file: Upload) => boolean) =>
    asManager(() => run(state.items.filter(isChosen)));
  return {
    actions: {
      start: runThose(({ status, picture }) => status === 'pending' && picture !== null),
      retryFailed: runThose(({ status }) => status === 'error'),
      cancel,
    },
    signIn: asManager(resume),
  };
}
