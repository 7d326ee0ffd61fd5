import type { SignInReason } from '@custom-designs/ui/desk';
import { isSignInNeeded } from './auth/index.ts';

/** The manager dismissed the sign-in, so the waiting actions are canceled. */
export class SignInDismissed extends Error {
  override readonly name = 'SignInDismissed';
}

interface PendingSignIn {
  readonly reason: SignInReason;
  readonly answer: PromiseWithResolvers<void>;
}

/**
 * Runs actions that need a manager. Without a session, it asks for one first. If the session ends
 * during the action, it asks again and continues. All waiting actions share one question.
 */
export class SignInGate {
  readonly #isSignedIn: () => Promise<boolean>;
  readonly #onAsk: (reason: SignInReason | null) => void;
  #asked: PendingSignIn | null = null;
  #isAttended = false;
  /** How many screens have been left. An action belongs to the screen that started it. */
  #left = 0;

  /** @param onAsk receives the reason for the question, or null once the question is closed */
  constructor(isSignedIn: () => Promise<boolean>, onAsk: (reason: SignInReason | null) => void) {
    this.#isSignedIn = isSignedIn;
    this.#onAsk = onAsk;
  }

  /** Runs an action as a manager. @throws SignInDismissed, or any error of `perform` */
  readonly run = async <Result>(perform: () => Promise<Result>): Promise<Result> => {
    const screen = this.#left;
    const ask = (reason: SignInReason) => {
      if (screen !== this.#left) throw new SignInDismissed();
      return this.ask(reason);
    };
    if (!(await this.#isSignedIn())) await ask('write');
    for (;;) {
      try {
        return await perform();
      } catch (error) {
        if (!isSignInNeeded(error)) throw error;
        await ask('expired');
      }
    }
  };

  /**
   * Called when a screen can show the sign-in dialog. @returns a function to call when it no longer
   * can: it cancels the screen's waiting actions, and those that would ask later
   */
  readonly attend = (): (() => void) => {
    this.#isAttended = true;
    return () => {
      this.#isAttended = false;
      this.#left += 1;
      this.dismiss();
    };
  };

  /** Resolves once a manager has signed in. @throws SignInDismissed */
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
