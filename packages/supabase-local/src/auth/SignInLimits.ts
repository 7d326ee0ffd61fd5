const WINDOW_MS = 15 * 60 * 1000;
const MOST_PER_ACCOUNT = 10;
const MOST_PER_ADDRESS = 30;

/** The account, a space, and the address, which never contains a space. */
const pairOf = (account: string, address: string) => `${account} ${address}`;

/**
 * Limits wrong passwords by the process's monotonic clock, so a changed system clock changes no
 * wait.
 */
export class SignInLimits {
  /** Failures by pair of account and address, and by address. */
  readonly #failures = new Map<string, { count: number; since: number }>();

  /**
   * Counts an attempt as failed before its result is known, because attempts that are sent at once
   * must not all pass.
   * @returns seconds to wait if the attempt exceeds a limit, otherwise 0
   */
  begin(account: string, address: string): number {
    const pair = pairOf(account, address);
    const wait = Math.max(this.#wait(pair), this.#wait(address));
    if (wait > 0) return wait;
    for (const key of [pair, address]) {
      const known = this.#failures.get(key) ?? { count: 0, since: performance.now() };
      this.#failures.set(key, { ...known, count: known.count + 1 });
    }
    return 0;
  }

  succeed(account: string, address: string): void {
    this.#failures.delete(pairOf(account, address));
    const ofAddress = this.#failures.get(address);
    if (ofAddress) ofAddress.count -= 1;
  }

  /** Seconds until the key can try again. 0 if it can try now. */
  #wait(key: string): number {
    const found = this.#failures.get(key);
    if (!found) return 0;
    const left = found.since + WINDOW_MS - performance.now();
    if (left <= 0) this.#failures.delete(key);
    const most = key.includes(' ') ? MOST_PER_ACCOUNT : MOST_PER_ADDRESS;
    return left > 0 && found.count >= most ? Math.ceil(left / 1000) : 0;
  }
}
