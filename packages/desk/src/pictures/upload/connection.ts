import { isSignInNeeded } from '../../auth/index.ts';
import { AdapterError, CONNECTION_LOST } from '../adapter/index.ts';
import type { Need } from './uploadReducer.ts';

/** Milliseconds before each retry of a file while the browser says that it's online. */
const PAUSES_MS = [2000, 4000, 8000, 16_000];

/** What a failure has to wait for. Undefined if the file itself failed. */
export function needOf(error: unknown): Need | undefined {
  if (isSignInNeeded(error)) return 'sign-in';
  const isLost = error instanceof AdapterError && error.message.endsWith(CONNECTION_LOST);
  return isLost || !navigator.onLine ? 'connection' : undefined;
}

const hears = (target: EventTarget, event: string) =>
  new Promise((resolve) => target.addEventListener(event, resolve, { once: true }));

/** Resolves when a file can be retried or the batch is canceled. False after too many attempts. */
export async function waitForConnection(tries: number, signal: AbortSignal): Promise<boolean> {
  const { onLine } = navigator;
  const pause = PAUSES_MS[tries];
  if (onLine && pause === undefined) return false;
  await Promise.race([
    hears(window, 'online'),
    hears(signal, 'abort'),
    ...(onLine ? [new Promise((resolve) => setTimeout(resolve, pause))] : []),
  ]);
  return true;
}
