import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../text/index.ts';
import * as styles from './RouteAnnouncer.css.ts';

export interface RouteAnnouncerProps {
  /** Path of the page, without query and hash. */
  path: string;
  /** Returns the title of the new page, which is announced. */
  getTitle: () => string;
  /** Returns the element to focus on the new page, such as its heading or main. `null` keeps the focus. */
  getFocusTarget: () => HTMLElement | null;
}

/**
 * Announces the title of each new page and moves the focus to its start, as a full page load does. It is
 * silent on the first page and never scrolls.
 */
export function RouteAnnouncer({ path, getTitle, getFocusTarget }: RouteAnnouncerProps) {
  const knownPath = useRef(path);
  const [news, setNews] = useState({ path: '', title: '' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new path triggers it
  useEffect(() => {
    if (knownPath.current === path) return;
    knownPath.current = path;
    setNews({ path, title: getTitle() });
    const target = getFocusTarget();
    if (!target) return;
    // A heading or main needs the attribute to take focus. An existing one stays.
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [path]);

  return (
    <div aria-live="polite" aria-atomic="true" className={styles.region}>
      {/* A new key replaces the element, so that an unchanged title is announced again. */}
      <VisuallyHidden key={news.path}>{news.title}</VisuallyHidden>
    </div>
  );
}
