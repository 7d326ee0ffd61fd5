import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { AdapterError } from '../../adapters/AdapterError.ts';
import { currentSignedIn, onAuthChange, type SignedIn, signIn } from '../../adapters/auth/index.ts';
import { reasonFor } from './failureWords.ts';
import { type SignInCause, SignInGate } from './SignInGate.ts';

export interface Manager {
  /** Null for nobody, undefined until it is known. */
  readonly signedIn: SignedIn | null | undefined;
  readonly gate: SignInGate;
  /** Why somebody is asked to sign in just now; null when nobody is. */
  readonly cause: SignInCause | null;
  readonly isSigningIn: boolean;
  readonly error: string;
  readonly submit: (email: string, password: string) => Promise<void>;
}

function wordsFor(error: unknown): string {
  const isAnswer = error instanceof AdapterError && error.kind === 'denied';
  return isAnswer ? `${error.message}.` : reasonFor(error);
}

/** Who works here, and the question that is put to them when nobody does. */
export function useManager(): Manager {
  const [gate] = useState(() => new SignInGate(async () => (await currentSignedIn()) !== null));
  const [signedIn, setSignedIn] = useState<SignedIn | null>();
  const [isSigningIn, setSigningIn] = useState(false);
  const [error, setError] = useState('');
  const cause = useSyncExternalStore(gate.subscribe, gate.getCause, () => null);

  useEffect(() => onAuthChange(setSignedIn), []);
  // What still waits for an answer when the screen is left is not done.
  useEffect(() => gate.dismiss, [gate]);
  // Signed in by another tab meanwhile: nobody has to answer here as well.
  const isAsked = cause !== null;
  useEffect(() => {
    if (!isAsked) setError('');
  }, [isAsked]);

  const submit = useCallback(
    async (email: string, password: string) => {
      setSigningIn(true);
      setError('');
      try {
        await signIn(email, password);
        gate.signedIn();
      } catch (failure) {
        setError(wordsFor(failure));
      } finally {
        setSigningIn(false);
      }
    },
    [gate],
  );
  return { signedIn, gate, cause, isSigningIn, error, submit };
}
