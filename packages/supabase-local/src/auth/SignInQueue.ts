import { AuthError } from './errors.ts';

/** With some 60 ms for a password, the last in line waits about two seconds. */
const LONGEST_LINE = 32;
const RETRY_SECONDS = 2;

/**
 * One sign-in at a time: checking a password takes a core for as long as it lasts, and the others
 * belong to everybody else. A longer line than this is refused rather than kept waiting.
 */
export class SignInQueue {
  #length = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** @throws AuthError 503 when the line is too long; then the work is not begun */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#length >= LONGEST_LINE) {
      const message = 'Too many sign-ins at once, please retry after a moment';
      throw new AuthError(503, 'request_timeout', message, RETRY_SECONDS);
    }
    this.#length += 1;
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#length -= 1;
    }
  }
}
