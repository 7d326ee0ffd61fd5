import type { SignInProblem, SignInReason } from '@custom-designs/ui/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  currentSignedIn,
  onAuthChange,
  type SignedIn,
  signIn,
  signInProblem,
  signOut,
} from '../auth/index.ts';
import { SignInGate } from './SignInGate.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Manager {
  /** Null for nobody, undefined until it is known. */
  readonly signedIn: SignedIn | null | undefined;
  /** Nobody works here any more, or soon, because somebody signed out on this page. */
  readonly hasLeft: boolean;
  readonly gate: SignInGate;
  /** Why somebody is asked to sign in just now; null when nobody is. */
  readonly reason: SignInReason | null;
  /** Signing in. */
  readonly isPending: boolean;
  readonly problem: SignInProblem | null;
  /** Who was signed in last on this page. */
  readonly lastEmail: string | undefined;
  readonly signIn: (credentials: Credentials) => Promise<void>;
  /** @throws AdapterError when nobody could be told */
  readonly signOut: () => Promise<void>;
  /** Asks somebody who wants to sign in before changing anything. */
  readonly ask: () => void;
}

/** Who works here, and the question that is put to them when nobody does. */
export function useManager(): Manager {
  const [reason, setReason] = useState<SignInReason | null>(null);
  const [gate] = useState(
    () => new SignInGate(async () => (await currentSignedIn()) !== null, setReason),
  );
  const [signedIn, setSignedIn] = useState<SignedIn | null>();
  const [hasLeft, setLeft] = useState(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const lastEmail = useRef<string>(undefined);

  useEffect(
    () =>
      onAuthChange((told, isFresh) => {
        lastEmail.current = told?.email ?? lastEmail.current;
        setSignedIn(told);
        if (told) setLeft(false);
        // Somebody may have signed in in another tab.
        if (isFresh) gate.signedIn();
      }),
    [gate],
  );
  // What still waits for an answer when the screen is left is not done.
  useEffect(() => gate.attend(), [gate]);
  useEffect(() => {
    if (reason === null) setProblem(null);
  }, [reason]);

  const enter = useCallback(
    async ({ email, password }: Credentials) => {
      setPending(true);
      setProblem(null);
      try {
        await signIn(email, password);
        gate.signedIn();
      } catch (error) {
        setProblem(signInProblem(error));
      }
      setPending(false);
    },
    [gate],
  );
  const leave = useCallback(async () => {
    setLeft(true);
    await signOut().catch((error: unknown) => {
      setLeft(false);
      throw error;
    });
  }, []);
  // Dismissed: whoever only looks needs nothing.
  const ask = useCallback(() => void gate.ask('write').catch(() => undefined), [gate]);

  return {
    signedIn,
    hasLeft,
    gate,
    reason,
    isPending,
    problem,
    ask,
    lastEmail: lastEmail.current,
    signIn: enter,
    signOut: leave,
  };
}
