const STORAGE_KEY = 'scroll-positions';

/** What a visitor comes back to. */
export interface ScrollPosition {
  /** CSS pixels from the top of the page. */
  readonly top: number;
  /** Which `<details>` of the page were open, counted in document order. */
  readonly open: readonly number[];
}

type Positions = Record<string, ScrollPosition>;
let positions: Positions | undefined;

/** Read once a document. A tab without session storage remembers until it loads another document. */
function known(): Positions {
  if (positions) return positions;
  try {
    positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Positions;
  } catch {
    positions = {};
  }
  return positions;
}

const details = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/**
 * Gives the current entry of the session history a key. The router gives one to each entry that it
 * makes, but not to a document's first or to a jump to a place on the page: it calls all of those
 * "default", so none could be told from another.
 */
export function keepKey(): string {
  const key: string = history.state?.key ?? Math.random().toString(36).slice(2);
  if (!history.state?.key) history.replaceState({ idx: null, ...history.state, key }, '');
  return key;
}

/** By an entry's key, which the router knows as `location.key`. */
export const scrollPosition = (key: string): ScrollPosition | undefined => known()[key];

export function rememberPosition(key: string): void {
  const open = details().flatMap((one, index) => (one.open ? [index] : []));
  known()[key] = { top: Math.round(scrollY), open };
}

/** For the next document of this tab. */
export function storePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(known()));
  } catch {
    // Storage is full or forbidden: this document still remembers.
  }
}

export function goToPosition({ top, open }: ScrollPosition): void {
  const all = details();
  for (const index of open) {
    const one = all[index];
    if (one) one.open = true;
  }
  window.scrollTo({ top, behavior: 'instant' });
}

/** How a visitor scrolls by hand. A drag of the scrollbar begins with `pointerdown`. */
const HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls `stop` once: at the first scroll by hand, or when the returned function is called. */
export function untilHand(stop: () => void): () => void {
  const end = () => {
    stop();
    for (const type of HAND) removeEventListener(type, end, true);
  };
  for (const type of HAND) addEventListener(type, end, { capture: true, passive: true });
  return end;
}
