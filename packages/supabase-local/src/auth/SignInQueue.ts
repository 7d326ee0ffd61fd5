import { AuthError } from './errors.ts';

/** At about 60 ms per password, the last sign-in in the queue waits about two seconds. */
const LONGEST_LINE = 32;
const RETRY_SECONDS = 2;

/**
 * Checks one sign-in at a time, because a password check keeps a whole core busy and other requests
 * need the rest. Refuses a sign-in if the queue is full.
 */
export class SignInQueue {
  #length = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** @throws AuthError 503 if the queue is full; the work is then not started */
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
