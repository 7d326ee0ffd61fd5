interface Failures {
  count: number;
  since: number;
}

const MOST_FAILURES = 10;
const WINDOW_MS = 15 * 60 * 1000;
const MOST_NAMES = 10_000;

/** Ten wrong passwords for one address from one place, then a pause. Kept in memory only. */
export class Throttle {
  readonly #failures = new Map<string, Failures>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  isBlocked(name: string): boolean {
    return (this.#current(name)?.count ?? 0) >= MOST_FAILURES;
  }

  fail(name: string): void {
    const current = this.#current(name);
    if (current) current.count += 1;
    else this.#failures.set(name, { count: 1, since: this.#now() });
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > MOST_NAMES && oldest !== undefined) this.#failures.delete(oldest);
  }

  succeed(name: string): void {
    this.#failures.delete(name);
  }

  #current(name: string): Failures | undefined {
    const failures = this.#failures.get(name);
    if (failures && this.#now() - failures.since > WINDOW_MS) {
      this.#failures.delete(name);
      return undefined;
    }
    return failures;
  }
}
