const WINDOW_MS = 15 * 60 * 1000;

interface Counted {
  key: string;
  /** Failures within the window. */
  most: number;
}

/**
 * What an attempt counts toward, each by itself. Ten addresses together reach the account's limit,
 * so a stranger with one of them can't lock its owner out.
 */
function countedBy(account: string | undefined, address: string): readonly Counted[] {
  const byAddress = { key: `address ${address}`, most: 30 };
  if (account === undefined) return [byAddress];
  const byBoth = { key: `both ${account} ${address}`, most: 10 };
  return [byAddress, byBoth, { key: `account ${account}`, most: 100 }];
}

/**
 * Limits guesses and mails by the process's monotonic clock, so a changed system clock changes no
 * wait.
 */
export class SignInLimits {
  readonly #failures = new Map<string, { count: number; since: number }>();

  /**
   * Counts an attempt as failed before its result is known, because attempts that are sent at once
   * must not all pass. Without an account, it counts toward the address only.
   * @returns seconds to wait if the attempt exceeds a limit, otherwise 0
   */
  begin(account: string | undefined, address: string): number {
    const counted = countedBy(account, address);
    const wait = Math.max(...counted.map((one) => this.#wait(one)));
    if (wait > 0) return wait;
    for (const { key } of counted) {
      const known = this.#failures.get(key) ?? { count: 0, since: performance.now() };
      this.#failures.set(key, { ...known, count: known.count + 1 });
    }
    return 0;
  }

  /** Takes the attempt back, and forgets earlier failures of this account from this address. */
  succeed(account: string | undefined, address: string): void {
    for (const { key } of countedBy(account, address)) {
      const found = this.#failures.get(key);
      if (key.startsWith('both ')) this.#failures.delete(key);
      else if (found) found.count -= 1;
    }
  }

  /** Seconds until the next attempt. 0 if it can be made now. */
  #wait({ key, most }: Counted): number {
    const found = this.#failures.get(key);
    if (!found) return 0;
    const left = found.since + WINDOW_MS - performance.now();
    if (left <= 0) this.#failures.delete(key);
    return left > 0 && found.count >= most ? Math.ceil(left / 1000) : 0;
  }
}
