import type { SignInReason } from '@custom-designs/ui/admin';
import { isSignInNeeded } from '../auth/index.ts';

/** Somebody was asked to sign in and would rather not: what waited for it is not done. */
export class SignInDismissed extends Error {
  override readonly name = 'SignInDismissed';
}

interface PendingSignIn {
  readonly reason: SignInReason;
  readonly answer: PromiseWithResolvers<void>;
}

/**
 * What only managers may do goes through here: without a session it first asks for one, when the
 * session ends on the way it asks again, and then it goes on. All that wait share one question.
 */
export class SignInGate {
  readonly #isSignedIn: () => Promise<boolean>;
  readonly #onAsk: (reason: SignInReason | null) => void;
  #asked: PendingSignIn | null = null;
  #isAttended = false;

  /** @param onAsk told why somebody is asked to sign in; null once nobody is asked any more */
  constructor(isSignedIn: () => Promise<boolean>, onAsk: (reason: SignInReason | null) => void) {
    this.#isSignedIn = isSignedIn;
    this.#onAsk = onAsk;
  }

  /** Does it as a manager. @throws SignInDismissed, or whatever `perform` throws for other reasons */
  readonly run = async <Result>(perform: () => Promise<Result>): Promise<Result> => {
    if (!(await this.#isSignedIn())) await this.ask('write');
    for (;;) {
      try {
        return await perform();
      } catch (error) {
        if (!isSignInNeeded(error)) throw error;
        await this.ask('expired');
      }
    }
  };

  /**
   * From now on somebody can see the question. @returns what ends that: what waits is not done, and
   * what asks later is dismissed at once
   */
  readonly attend = (): (() => void) => {
    this.#isAttended = true;
    return () => {
      this.#isAttended = false;
      this.dismiss();
    };
  };

  /** Resolves once somebody has signed in. @throws SignInDismissed */
  readonly ask = async (reason: SignInReason): Promise<void> => {
    if (!this.#isAttended) throw new SignInDismissed();
    if (!this.#asked) this.#set({ reason, answer: Promise.withResolvers() });
    await this.#asked?.answer.promise;
  };

  readonly signedIn = (): void => this.#settle(({ resolve }) => resolve());

  readonly dismiss = (): void => this.#settle(({ reject }) => reject(new SignInDismissed()));

  #settle(settle: (answer: PromiseWithResolvers<void>) => void): void {
    const asked = this.#asked;
    this.#set(null);
    if (asked) settle(asked.answer);
  }

  #set(asked: PendingSignIn | null): void {
    this.#asked = asked;
    this.#onAsk(asked?.reason ?? null);
  }
}
