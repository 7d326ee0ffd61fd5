import { useEffect, useRef, useState } from 'react';
import * as styles from './stateIndex.css.ts';
import type { IndexEntry } from './stateIndex.ts';

/** Hundreds of live pages fit into no memory: only those near the window are there. */
function useNearness() {
  const ref = useRef<HTMLAnchorElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting ?? false),
      { rootMargin: '300px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}

/** Until the story stands there, Storybook's frame is white. */
function whenDrawn(frame: HTMLIFrameElement, tell: (height: number) => void) {
  const body = frame.contentDocument?.body;
  if (!body) return;
  const height = () => body.querySelector('#storybook-root')?.scrollHeight ?? 0;
  const isDrawn = () => /sb-show-(main|errordisplay|nopreview)/.test(body.className);
  if (isDrawn()) return tell(height());
  const observer = new MutationObserver(() => {
    if (!isDrawn()) return;
    observer.disconnect();
    tell(height());
  });
  observer.observe(body, { attributeFilter: ['class'] });
}

/** Whole pages grow as their rows come; only pieces are small for good. */
const isPiece = (title: string) => /^(Layout|Text|Components|Blog|Media)\//.test(title);

interface LivePageProps {
  state: IndexEntry;
  address: string;
  screen: Screen;
}

/** A story that puts the focus somewhere takes it from this page, where somebody may be typing. */
function useFocusKept() {
  const ref = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    let last = document.activeElement;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.tagName !== 'IFRAME') last = target;
    };
    const giveBack = () => {
      if (document.activeElement !== ref.current) return;
      ref.current?.blur();
      if (last instanceof HTMLElement) last.focus({ preventScroll: true });
    };
    // The window hears of it a moment before the document does.
    const soon = () => setTimeout(giveBack);
    document.addEventListener('focusin', note);
    window.addEventListener('blur', soon);
    return () => {
      document.removeEventListener('focusin', note);
      window.removeEventListener('blur', soon);
    };
  }, []);
  return ref;
}

function LivePage({ state, address, screen }: LivePageProps) {
  const [height, setHeight] = useState<number>();
  const ref = useFocusKept();
  return (
    <iframe
      ref={ref}
      title={state.name}
      src={address}
      loading="lazy"
      inert
      aria-hidden
      tabIndex={-1}
      data-drawn={height !== undefined || undefined}
      data-small={(isPiece(state.title) && (height ?? 0) < 240) || undefined}
      className={styles.page[screen]}
      onLoad={(event) => whenDrawn(event.currentTarget, setHeight)}
    />
  );
}

export type Screen = 'phone' | 'desktop';

interface StateThumbnailProps {
  state: IndexEntry;
  theme: string;
  screen: Screen;
}

/** One state, live and small. It is a link to its story; what is drawn in it is not reached. */
export function StateThumbnail({ state, theme, screen }: StateThumbnailProps) {
  const { ref, isNear } = useNearness();
  const address = `iframe.html?viewMode=story&id=${state.id}&globals=theme:${theme}`;
  return (
    <a ref={ref} className={styles.thumbnail} href={`./?path=/story/${state.id}`} target="_top">
      <span className={styles.pane} data-screen={screen}>
        {isNear && <LivePage key={address} state={state} address={address} screen={screen} />}
      </span>
      {state.name}
    </a>
  );
}
