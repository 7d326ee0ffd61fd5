import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The words of the link. */
  children?: string;
}

/** First stop of the Tab key, seen only while focused. The browser's own jump to `#main`, which must be
 * focusable (`tabIndex={-1}`). */
export function SkipLink({ children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a href="#main" className={styles.skipLink}>
      {children}
    </a>
  );
}
