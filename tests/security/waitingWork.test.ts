import type { Script } from 'node:vm';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bundlePage, Tab } from './waitingWork/tab.ts';
import { type Account, accounts, credentialsOf, type Fate, World } from './waitingWork/world.ts';

/** The same stories on every run. Another seed gives other stories. */
const SEED = Number(process.env.STORIES_SEED ?? 20_261_129);
/** The step `security` plays more (vitest.config.ts). */
const STORIES = Number(process.env.STORIES ?? 10);
const LONGEST_MS = 60_000 + 2000 * STORIES;

const changes = ['note', 'assign', 'upload', 'type'] as const;
const events = ['load', 'ana', 'ben', 'signOut', 'endSession', 'connection'] as const;

/** Something that a person does in a tab, or that happens. Then time passes, in milliseconds. */
interface Step {
  readonly does: (typeof changes)[number] | (typeof events)[number];
  readonly tab: 0 | 1;
  readonly wait: number;
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    does: fc.oneof(
      { arbitrary: fc.constantFrom(...changes), weight: 3 },
      { arbitrary: fc.constantFrom(...events), weight: 2 },
    ),
    tab: fc.constantFrom(0, 1),
    wait: fc.constantFrom(50, 500, 5000, 60_000),
  }),
  { minLength: 3, maxLength: 20 },
);
const fates: fc.Arbitrary<Fate[]> = fc.array(
  fc.record({
    how: fc.constantFrom(
      ...(['answered', 'answered', 'doubled', 'lost on the way', 'lost on the way back'] as const),
    ),
    before: fc.constantFrom(1, 20, 800, 3000),
    after: fc.constantFrom(1, 20, 800, 3000),
  }),
  { maxLength: 60 },
);

/** Stories that failed once, with the code as it was or with a fault. */
const cases: [Step[], Fate[]][] = [
  // A sign-out without a connection.
  [
    [
      { does: 'note', tab: 0, wait: 50 },
      { does: 'connection', tab: 0, wait: 50 },
      { does: 'signOut', tab: 0, wait: 50 },
    ],
    [],
  ],
  // Two tabs with the same new record.
  [
    [
      { does: 'type', tab: 0, wait: 50 },
      { does: 'load', tab: 1, wait: 50 },
      { does: 'type', tab: 0, wait: 50 },
      { does: 'note', tab: 0, wait: 5000 },
    ],
    [
      { how: 'answered', before: 1, after: 1 },
      { how: 'answered', before: 1, after: 1 },
      { how: 'answered', before: 1, after: 800 },
    ],
  ],
  // The row was stored twice, and its check got no response.
  [
    [{ does: 'upload', tab: 0, wait: 50 }],
    [
      { how: 'answered', before: 1, after: 1 },
      { how: 'answered', before: 1, after: 1 },
      { how: 'doubled', before: 1, after: 1 },
      { how: 'lost on the way back', before: 1, after: 1 },
    ],
  ],
  // Three responses in a row were lost after the row was stored.
  [
    [{ does: 'upload', tab: 0, wait: 60000 }],
    [
      { how: 'answered', before: 1, after: 1 },
      { how: 'answered', before: 1, after: 1 },
      { how: 'lost on the way back', before: 1, after: 1 },
      { how: 'lost on the way back', before: 1, after: 1 },
      { how: 'lost on the way back', before: 1, after: 1 },
    ],
  ],
  // Another account signs in while a draft waits.
  [
    [
      { does: 'type', tab: 0, wait: 50 },
      { does: 'endSession', tab: 0, wait: 50 },
      { does: 'load', tab: 1, wait: 50 },
      { does: 'ben', tab: 1, wait: 50 },
    ],
    [],
  ],
  // A session ends in another tab while a change is being encrypted.
  [
    [
      { does: 'load', tab: 1, wait: 50 },
      { does: 'upload', tab: 1, wait: 10 },
      { does: 'endSession', tab: 0, wait: 10 },
      { does: 'upload', tab: 0, wait: 10 },
      { does: 'note', tab: 0, wait: 50 },
    ],
    [],
  ],
  // Another account signs in while a change waits.
  [
    [
      { does: 'endSession', tab: 0, wait: 50 },
      { does: 'note', tab: 0, wait: 500 },
      { does: 'ben', tab: 0, wait: 500 },
    ],
    [],
  ],
  // The response to an update is lost.
  [[{ does: 'assign', tab: 0, wait: 500 }], [{ how: 'lost on the way back', before: 1, after: 1 }]],
];

interface Made {
  readonly does: Step['does'];
  readonly text: string;
  readonly account: Account;
  readonly tab: Tab;
  /** It may be lost, because its account has signed out or its page has closed. */
  isLoose: boolean;
}

const nothing = () => undefined;
/** Longer than all pauses between attempts. */
const LONG_MS = 90_000;
const isChange = (does: Step['does']) => changes.find((change) => change === does);

/** Plays a story, and remembers what has to come of each change. */
class Story {
  readonly #world = new World();
  readonly #tabs: readonly [Tab, Tab];
  readonly #made: Made[] = [];
  /** Accounts that have signed out, and not in again. */
  readonly #gone = new Set<Account>();
  /** Accounts that have signed out, and were told that they had not. */
  readonly #untold: Account[] = [];
  /** Tabs where someone is signing out. */
  readonly #leaving = new Map<Tab, Account>();

  constructor(page: Script) {
    this.#tabs = [new Tab(this.#world, page), new Tab(this.#world, page)];
  }

  async play(all: readonly Step[], fates: readonly Fate[]): Promise<void> {
    const world = this.#world;
    this.#tabs[0].load();
    await world.pass(1000);
    this.#signIn(this.#tabs[0], 'ana');
    await world.pass(1000);
    world.fates = fates;
    for (const { does, tab, wait } of all) {
      this.#take(does, this.#tabs[tab]);
      await world.pass(wait);
      if (wait >= 1000) await this.#expectGone();
    }
    world.fates = [];
    world.connect(true);
    await world.pass(LONG_MS);
    await this.#expectUploads();
    const first = this.#tabs.find(({ page }) => page?.account())?.page?.account() ?? 'ana';
    for (const account of accounts.toSorted((one) => (one === first ? -1 : 1)))
      await this.#expectWorkOf(account);
    for (const { text } of this.#made) expect(world.stored.get(text) ?? 0, text).toBeLessThan(2);
    expect(world.wronglyRefused, 'stored, and shown as refused').toEqual([]);
    expect(this.#untold, 'told that signing out failed').toEqual([]);
    expect(world.misused, 'sent by another account').toEqual([]);
  }

  #take(does: Step['does'], tab: Tab): void {
    const account = tab.page?.account();
    const change = isChange(does);
    if (account && change) {
      const text = `${account} ${this.#made.length}`;
      const isMade = tab.page?.[change](text);
      if (isMade) this.#made.push({ does, text, account, tab, isLoose: false });
    }
    if (does === 'load') this.#load(tab);
    if (does === 'connection') this.#world.connect(!this.#world.isOnline);
    if (does === 'endSession' && account) void this.#world.endSessions(account);
    if (does === 'signOut' && account) this.#signOut(tab, account);
    if ((does === 'ana' || does === 'ben') && !account) this.#signIn(tab, does);
  }

  #load(tab: Tab): void {
    this.#close(tab);
    tab.load();
  }

  #close(tab: Tab): void {
    tab.close();
    // The page asks before it closes with pictures, and a page that signs out has asked.
    this.#loosen((made) => made.tab === tab && made.does === 'upload');
    const leaving = this.#leaving.get(tab);
    this.#loosen(({ account }) => account === leaving);
    this.#leaving.delete(tab);
  }

  #loosen(isMeant: (made: Made) => boolean): void {
    for (const made of this.#made) made.isLoose ||= isMeant(made);
  }

  #signIn(tab: Tab, account: Account): void {
    if (tab.page) this.#gone.delete(account);
    // Pages drop another account's pictures.
    this.#loosen((made) => made.account !== account && made.does === 'upload');
    void tab.page?.signIn(...credentialsOf(account)).catch(nothing);
  }

  #signOut(tab: Tab, account: Account): void {
    this.#leaving.set(tab, account);
    const leave = () => {
      this.#leaving.delete(tab);
      this.#loosen((made) => made.account === account);
      this.#gone.add(account);
    };
    const stay = () => {
      this.#leaving.delete(tab);
      if (tab.page?.account() !== account) this.#untold.push(account);
    };
    void tab.page?.signOut().then(leave, stay);
  }

  async #expectGone(): Promise<void> {
    for (const account of this.#gone)
      expect(await this.#world.heldOf(account), `held of ${account}`).toEqual([]);
  }

  /** Pictures wait in their page only. */
  async #expectUploads(): Promise<void> {
    await this.#tryAgain();
    const { stored } = this.#world;
    const uploads = this.#made.filter(({ does }) => does === 'upload');
    for (const tab of this.#tabs) {
      const listed = (await this.#shown(tab))?.uploads ?? [];
      const isSignedIn = tab.page?.account() !== undefined;
      for (const { name, status } of listed) if (isSignedIn) expect(status, name).toBe('success');
      const names = listed.map(({ name }) => name);
      for (const { text } of uploads.filter((made) => made.tab === tab && !made.isLoose))
        if (!stored.has(text)) expect(names).toContain(`${text}.jpg`);
    }
    if (uploads.every(({ text }) => stored.has(text)))
      expect(await this.#world.files()).toHaveLength(uploads.length);
  }

  async #tryAgain(): Promise<void> {
    for (const { page } of this.#tabs) page?.tryAgain();
    await this.#world.pass(LONG_MS);
  }

  async #shown(tab: Tab) {
    const shown = tab.page?.shown();
    await this.#world.pass(100);
    return shown;
  }

  /** The account comes back in both tabs, finds or sends its work, and signs out. */
  async #expectWorkOf(account: Account): Promise<void> {
    const world = this.#world;
    const [tab, other] = this.#tabs;
    this.#load(tab);
    this.#load(other);
    await world.pass(5000);
    if (!tab.page?.account()) this.#signIn(tab, account);
    await world.pass(LONG_MS);
    await this.#tryAgain();
    expect(tab.page?.account()).toBe(account);
    const shown = [await this.#shown(tab), await this.#shown(other)];
    const inReviews = shown.flatMap((one) => [one?.review?.words, one?.review?.mine]);
    for (const one of shown) {
      expect(one?.waiting).toEqual([]);
      expect(one?.unsent.change).toBe(one?.refused.length);
    }
    const due = this.#made.filter((made) => made.account === account && !made.isLoose);
    const lastTyped = due.findLast(({ does }) => does === 'type');
    for (const { does, text } of due) {
      const isKnown = world.stored.has(text) || world.refused.has(text);
      if (does === 'note' || does === 'assign') expect(isKnown, text).toBe(true);
    }
    if (lastTyped && !world.stored.has(lastTyped.text)) expect(inReviews).toContain(lastTyped.text);
    this.#signOut(tab, account);
    await world.pass(5000);
    await this.#expectGone();
    expect(this.#gone).toContain(account);
  }
}

let page: Script;
beforeAll(async () => {
  page = await bundlePage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test(
  'each change is stored once or shown as refused, whatever happens to requests, tabs, and sessions',
  async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
    // IndexedDB's tasks belong to the virtual time.
    vi.stubGlobal('setImmediate', (task: () => void) => setTimeout(task));
    const property = fc.asyncProperty(steps, fates, async (all, given) => {
      vi.clearAllTimers();
      vi.setSystemTime('2026-11-29T12:00:00Z');
      await new Story(page).play(all, given);
    });
    await fc.assert(property, {
      ...{ seed: SEED, numRuns: STORIES + cases.length, examples: cases },
      // Ends the search for a shorter story in time to print the one that it has.
      ...{ interruptAfterTimeLimit: LONGEST_MS - 10_000, markInterruptAsFailure: true },
    });
  },
  LONGEST_MS,
);
