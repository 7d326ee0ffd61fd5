import type { SignInProblem, SignInReason } from '@custom-designs/ui/desk';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  backToPassword,
  currentSignedIn,
  endPush,
  keepPush,
  type NextStep,
  onAuthChange,
  registerWorker,
  requirement,
  type SignedIn,
  signIn,
  signInProblem,
  signOut,
} from './auth/index.ts';
import { tellFailure } from './failures.ts';
import { SignInGate } from './SignInGate.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Manager {
  /** Null if no one is signed in, undefined until that is known. */
  readonly signedIn: SignedIn | null | undefined;
  /** The manager has signed out on this page, or is about to. */
  readonly hasLeft: boolean;
  readonly gate: SignInGate;
  /** Why the sign-in is open. Null while it's closed. */
  readonly reason: SignInReason | null;
  readonly isPending: boolean;
  readonly problem: SignInProblem | null;
  /** The account that was last signed in on this page. */
  readonly lastEmail: string | undefined;
  readonly signIn: (credentials: Credentials) => Promise<void>;
  /** What the sign-in still needs after the password. Until then, no one is signed in. */
  readonly nextStep: NextStep | null;
  /** Goes back to the password. */
  readonly back: () => void;
  /** @throws AdapterError if the backend could not be reached */
  readonly signOut: () => Promise<void>;
  /** Opens the sign-in before any change. */
  readonly ask: () => void;
}

/** Keeps the managers' pages for a start without a connection. The page works without it. */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  void registerWorker().catch(() => undefined);
}

/**
 * The signed-in account, and the sign-in question.
 * @param path the screen's address. Another screen starts without the last one's questions.
 */
export function useManager(path: string): Manager {
  const [reason, setReason] = useState<SignInReason | null>(null);
  const [gate] = useState(
    () => new SignInGate(async () => (await currentSignedIn()) !== null, setReason),
  );
  const [signedIn, setSignedIn] = useState<SignedIn | null>();
  const [hasLeft, setLeft] = useState(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [isHalf, setHalf] = useState(false);
  const lastEmail = useRef<string>(undefined);
  const isEntering = useRef(false);
  const required = useQuery({
    ...requirement,
    enabled: signedIn?.secondStepSince === null,
    // The policies decide anyway, and a screen shouldn't wait for this.
    retry: false,
  });
  const isDue = signedIn?.secondStepSince === null && required.data === true;
  const nextStep = isHalf ? 'code' : isDue ? 'setup' : null;

  useEffect(
    () =>
      onAuthChange((told, isFresh, half = false) => {
        lastEmail.current = told?.email ?? lastEmail.current;
        setSignedIn(told);
        setHalf(half);
        if (told) setLeft(false);
        // The manager may have signed in in another tab.
        if (isFresh && !isEntering.current) gate.signedIn();
      }),
    [gate],
  );
  useEffect(registerServiceWorker, []);
  const account = signedIn?.isManager ? signedIn.id : undefined;
  useEffect(() => {
    if (account) void keepPush(account).catch(() => undefined);
  }, [account]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving a screen cancels what waits there
  useEffect(() => {
    const leave = gate.attend();
    return () => {
      leave();
      setProblem(null);
    };
  }, [gate, path]);
  useEffect(() => {
    if (reason === null) setProblem(null);
  }, [reason]);

  const enter = useCallback(
    async ({ email, password }: Credentials) => {
      setPending(true);
      setProblem(null);
      lastEmail.current = email;
      isEntering.current = true;
      try {
        if (await signIn(email, password)) gate.signedIn();
      } catch (error) {
        setProblem(signInProblem(error));
      }
      isEntering.current = false;
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
    void endPush().catch(() => undefined);
  }, []);
  const back = useCallback(
    () => void backToPassword().catch((error) => tellFailure('Couldn’t go back', error)),
    [],
  );
  // Ignores a dismissal, because a visitor may just look around.
  const ask = useCallback(() => void gate.ask('write').catch(() => undefined), [gate]);

  return {
    // Signing in isn't over before it's known whether something is due.
    signedIn: nextStep || (isPending && signedIn) ? null : signedIn,
    hasLeft,
    gate,
    reason,
    isPending,
    problem,
    ask,
    lastEmail: lastEmail.current,
    signIn: enter,
    nextStep,
    back,
    signOut: leave,
  };
}
