import { AdapterError, CONNECTION_LOST } from '@custom-designs/supabase/errors';
import { toast } from '@custom-designs/ui/components/Toast';
import { SignInDismissed } from './SignInGate.ts';

/**
 * Whether the call got no response, or one without a message. The adapters then use their own text.
 */
const hasNoMessage = ({ message }: Error) =>
  message === CONNECTION_LOST || message.startsWith('Failed to ');

/** Whether the request may succeed later: the backend didn't answer, or not for a reason of ours. */
export const isConnectionLost = (error: unknown): error is AdapterError =>
  error instanceof AdapterError && error.kind === 'network';

/** Whether nothing of the backend answered, not even with a reason. */
export const isOutOfReach = (error: unknown): boolean =>
  isConnectionLost(error) && hasNoMessage(error);

/** Whether the same change may succeed later: nothing answered, or the backend's disk is full. */
export const canRepeat = (error: unknown): boolean =>
  isConnectionLost(error) || (error instanceof AdapterError && error.reason === 'quota');

/** Explains an error to a manager and says what to do (docs/behavior/data.md#errors). */
export function reasonFor(error: unknown): string {
  if (error instanceof SignInDismissed) return 'You’re not signed in.';
  if (!(error instanceof AdapterError)) return 'Something went wrong. Please try again.';
  if (error.reason === 'not-allowed') {
    return 'This account doesn’t have the right to do this, so nothing was changed.';
  }
  if (isOutOfReach(error)) {
    return 'Connection lost. Check your internet connection and try again.';
  }
  if (error.kind === 'conflict') {
    return 'Someone else changed this. Review it and try again.';
  }
  return error.message;
}

/** Shows a toast with the failure and its reason. */
export const tellFailure = (title: string, error: unknown): void =>
  void toast({ title, description: reasonFor(error), variant: 'destructive' });
