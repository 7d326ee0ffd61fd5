const WINDOW_MS = 15 * 60 * 1000;
const MOST_PER_ACCOUNT = 10;
const MOST_PER_ADDRESS = 30;
const MOST_KEYS = 10_000;

/** An address contains no space, so the last space separates the two. */
const pairOf = (account: string, address: string) => `${account} ${address}`;
const addressIn = (key: string) => key.slice(key.lastIndexOf(' ') + 1);

/**
 * Limits wrong passwords within 15 minutes: ten for one account from one address, and thirty from
 * one address. Kept in memory only.
 */
export class SignInLimits {
  /** Failures by pair of account and address, and by address. Oldest first. */
  readonly #failures = new Map<string, { count: number; since: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

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
      const known = this.#failures.get(key) ?? { count: 0, since: this.#now() };
      this.#failures.set(key, { ...known, count: known.count + 1 });
    }
    for (const oldest of this.#failures.keys()) {
      if (this.#failures.size <= MOST_KEYS) break;
      this.#failures.delete(oldest);
    }
    return 0;
  }

  /** The password was correct. */
  succeed(account: string, address: string): void {
    this.#failures.delete(pairOf(account, address));
    const ofAddress = this.#failures.get(address);
    if (ofAddress) ofAddress.count -= 1;
  }

  /** The longest wait at any address that tried this account. 0 if there is none. */
  secondsLocked(account: string): number {
    const waits = this.#pairsOf(account).flatMap((pair) => [
      this.#wait(pair),
      this.#wait(addressIn(pair)),
    ]);
    return Math.max(0, ...waits);
  }

  /** Lifts every lock on this account. Returns false if there was none. */
  unlock(account: string): boolean {
    const isLocked = this.secondsLocked(account) > 0;
    for (const pair of this.#pairsOf(account)) {
      this.#failures.delete(pair);
      this.#failures.delete(addressIn(pair));
    }
    return isLocked;
  }

  #pairsOf(account: string): string[] {
    return [...this.#failures.keys()].filter((key) => key.startsWith(`${account} `));
  }

  /** Seconds until the key can try again. 0 if it can try now. */
  #wait(key: string): number {
    const found = this.#failures.get(key);
    if (!found) return 0;
    const left = found.since + WINDOW_MS - this.#now();
    if (left <= 0) this.#failures.delete(key);
    const most = key.includes(' ') ? MOST_PER_ACCOUNT : MOST_PER_ADDRESS;
    return left > 0 && found.count >= most ? Math.ceil(left / 1000) : 0;
  }
}
