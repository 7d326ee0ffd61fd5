import { useLabel } from '../../text/Link/UiProvider.tsx';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Text of the link. */
  children?: string;
}

/**
 * Link that skips to the main content, visible only when focused. It is the first tab stop of the page. It
 * goes to `#main`, which must be focusable (`tabIndex={-1}`).
 */
export function SkipLink({ children: ownChildren }: SkipLinkProps) {
  const children = useLabel('SkipLink', 'children', 'Skip to content', ownChildren);
  return (
    <a href="#main" className={styles.skipLink}>
      {children}
    </a>
  );
}
