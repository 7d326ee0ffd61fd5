import type { SignInReason } from '@custom-designs/ui/media';
import { isSignInNeeded } from './adapter/index.ts';

/** Somebody was asked to sign in and would rather not: what waited for it is not done. */
export class SignInDismissed extends Error {
  override readonly name = 'SignInDismissed';
}

interface Asked {
  readonly reason: SignInReason;
  readonly answer: PromiseWithResolvers<void>;
}

/**
 * What only managers may do goes through here: without a session it first asks for one, when the
 * session ends on the way it asks again, and then it goes on. All that wait share one question.
 */
export class SignInGate {
  readonly #isSignedIn: () => Promise<boolean>;
  readonly #listeners = new Set<() => void>();
  #asked: Asked | null = null;
  #isAttended = false;

  constructor(isSignedIn: () => Promise<boolean>) {
    this.#isSignedIn = isSignedIn;
  }

  /** Why somebody is asked just now; null when nobody is. */
  readonly getReason = (): SignInReason | null => this.#asked?.reason ?? null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

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

  #set(asked: Asked | null): void {
    this.#asked = asked;
    for (const listener of this.#listeners) listener();
  }
}
