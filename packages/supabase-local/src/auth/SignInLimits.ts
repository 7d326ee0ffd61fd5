const WINDOW_MS = 15 * 60 * 1000;
const MOST_KEYS = 10_000;

/** Failed attempts within 15 minutes, by key. Kept in memory only. */
class Failures {
  readonly #counts = new Map<string, { count: number; since: number }>();
  readonly #most: number;
  readonly #now: () => number;

  constructor(most: number, now: () => number) {
    this.#most = most;
    this.#now = now;
  }

  /** Seconds until the key can try again. 0 if it can try now. */
  waitOf(key: string): number {
    const found = this.#counts.get(key);
    if (!found) return 0;
    const left = found.since + WINDOW_MS - this.#now();
    if (left <= 0) this.#counts.delete(key);
    return left > 0 && found.count >= this.#most ? Math.ceil(left / 1000) : 0;
  }

  add(key: string): void {
    const found = this.#counts.get(key);
    if (found) found.count += 1;
    else this.#counts.set(key, { count: 1, since: this.#now() });
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST_KEYS && oldest !== undefined) this.#counts.delete(oldest);
  }

  takeBack(key: string): void {
    const found = this.#counts.get(key);
    if (found) found.count -= 1;
  }

  forget(key: string): void {
    this.#counts.delete(key);
  }

  keys(): string[] {
    return [...this.#counts.keys()];
  }
}

/** An address contains no space, so the last space separates the two. */
const pairOf = (account: string, address: string) => `${account} ${address}`;
const accountIn = (pair: string) => pair.slice(0, pair.lastIndexOf(' '));
const addressIn = (pair: string) => pair.slice(pair.lastIndexOf(' ') + 1);

/**
 * Limits wrong passwords within 15 minutes: ten for one account from one address, thirty from one
 * address, and a hundred for one account. The last limit does not apply at an address where the
 * account has signed in before, so strangers cannot lock its owner out.
 */
export class SignInLimits {
  readonly #pairs: Failures;
  readonly #addresses: Failures;
  readonly #accounts: Failures;
  /** Pairs that have signed in, oldest first. */
  readonly #known = new Set<string>();

  constructor(now: () => number = Date.now) {
    this.#pairs = new Failures(10, now);
    this.#addresses = new Failures(30, now);
    this.#accounts = new Failures(100, now);
  }

  /**
   * Counts an attempt as failed before its result is known, because attempts that are sent at once
   * must not all pass.
   * @returns seconds to wait if the attempt exceeds a limit, otherwise 0
   */
  begin(account: string, address: string): number {
    const wait = this.#waitOf(account, address);
    if (wait > 0) return wait;
    this.#pairs.add(pairOf(account, address));
    this.#addresses.add(address);
    this.#accounts.add(account);
    return 0;
  }

  /** The password was correct. */
  succeed(account: string, address: string): void {
    this.abandon(account, address);
    const pair = pairOf(account, address);
    this.#pairs.forget(pair);
    this.#known.add(pair);
    const [oldest] = this.#known;
    if (this.#known.size > MOST_KEYS && oldest !== undefined) this.#known.delete(oldest);
  }

  /** The attempt ended before its password was checked. */
  abandon(account: string, address: string): void {
    this.#pairs.takeBack(pairOf(account, address));
    this.#addresses.takeBack(address);
    this.#accounts.takeBack(account);
  }

  /** The longest wait of any address that tried this account. 0 if there is none. */
  secondsLocked(account: string): number {
    const waits = this.#pairsOf(account).map((pair) => this.#waitOf(account, addressIn(pair)));
    return Math.max(0, ...waits);
  }

  /** Lifts every lock on this account. Returns false if there was none. */
  unlock(account: string): boolean {
    const isLocked = this.secondsLocked(account) > 0;
    for (const pair of this.#pairsOf(account)) {
      this.#pairs.forget(pair);
      this.#addresses.forget(addressIn(pair));
    }
    this.#accounts.forget(account);
    return isLocked;
  }

  #waitOf(account: string, address: string): number {
    const pair = pairOf(account, address);
    return Math.max(
      this.#pairs.waitOf(pair),
      this.#addresses.waitOf(address),
      this.#known.has(pair) ? 0 : this.#accounts.waitOf(account),
    );
  }

  #pairsOf(account: string): string[] {
    return this.#pairs.keys().filter((pair) => accountIn(pair) === account);
  }
}
