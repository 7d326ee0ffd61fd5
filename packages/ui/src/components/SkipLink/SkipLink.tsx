import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the page's main content, which must be focusable (`tabIndex={-1}`). */
  target?: string;
  /** The words of the link. */
  children?: string;
}

/** First stop of the Tab key, seen only while focused. The browser's own jump: it needs no JavaScript. */
export function SkipLink({ target = 'main', children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a href={`#${target}`} className={styles.skipLink}>
      {children}
    </a>
  );
}
