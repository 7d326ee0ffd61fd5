import { type ReactNode, useRef } from 'react';
import { useCurrentInSight } from '../../components/Tabs/useCurrentInSight.ts';
import { fadingStrip } from '../../styles/fadingStrip.css.ts';
import { Anchor } from '../../text/index.ts';
import * as styles from './DeskTabs.css.ts';
import { intoSight } from './intoSight.ts';

export interface DeskTab {
  /** Text of the tab. */
  readonly label: string;
  /** Its URL. */
  readonly href: string;
  /** Number of its items. Null until it is known. Without it, the tab has no number. */
  readonly count?: number | null;
}

const format = new Intl.NumberFormat('en-US');

export interface DeskTabsProps {
  /** Names the landmark. */
  'aria-label': string;
  /** The parts of the desk, in order. */
  items: readonly DeskTab[];
  /** The `href` in `items` of the current tab. */
  currentHref: string;
  /** Buttons at the end of the line. */
  tools?: ReactNode;
  /** Buttons that help only with a keyboard. Hidden on touch screens. */
  keyboardTools?: ReactNode;
}

/**
 * Navigation between the parts of a desk, with their counts. Each part has its own URL, so the tabs are
 * links. Renders a named `<nav>` with a list, and tools beside it.
 */
export function DeskTabs({
  'aria-label': label,
  items,
  currentHref,
  tools,
  keyboardTools,
}: DeskTabsProps) {
  const stripRef = useRef<HTMLUListElement>(null);
  useCurrentInSight(stripRef, currentHref);
  return (
    <div className={styles.frame}>
      <nav aria-label={label} className={styles.nav}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops a list's role with its bullets */}
        <ul role="list" ref={stripRef} className={fadingStrip} onFocus={intoSight}>
          {items.map(({ label, href, count }) => (
            <li key={href}>
              <Anchor
                href={href}
                className={styles.tab}
                aria-current={href === currentHref ? 'page' : undefined}
              >
                {label}
                {count !== undefined && (
                  <>
                    {' '}
                    <span className={styles.count}>
                      {count === null ? '' : format.format(count)}
                    </span>
                  </>
                )}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      {tools && <div className={styles.tools}>{tools}</div>}
      {keyboardTools && <div className={styles.keyboardTools}>{keyboardTools}</div>}
    </div>
  );
}
