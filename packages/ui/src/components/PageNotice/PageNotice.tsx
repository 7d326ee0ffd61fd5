import { X } from 'lucide-react';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './PageNotice.css.ts';

export const defaultPageNoticeLabels = {
  /** Text of the link. */
  retry: 'Try again',
  /** Name of the close button. */
  close: 'Close',
};

export interface PageNoticeProps {
  /** Id, for the script that opens the notice. */
  id: string;
  /** Messages that a script can show, by name. `data-offline` holds the message `offline`. */
  messages: Readonly<Record<string, string>>;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultPageNoticeLabels>;
}

/* A script may change the text and the link before hydration, so React must not overwrite them. */
const unwritten = { dangerouslySetInnerHTML: { __html: '' } };
const thisPage = '';

/**
 * Notice that works without the page's scripts, for a lost connection or a part of the app that failed to
 * load. It is in the HTML and hidden until a script, which may be a few inline lines, calls
 * `showPopover()`. It announces itself and closes without scripts.
 */
export function PageNotice({ id, messages, labels: ownLabels }: PageNoticeProps) {
  const labels = useLabels('PageNotice', defaultPageNoticeLabels, ownLabels);
  const data = Object.entries(messages).map(([name, text]) => [`data-${name}`, text]);
  return (
    <div
      id={id}
      popover="manual"
      role="alert"
      className={styles.notice}
      {...Object.fromEntries(data)}
    >
      <p className={styles.text} suppressHydrationWarning {...unwritten} />
      {/* A plain anchor, because a router would try to load the failed code again. */}
      <a href={thisPage} className={styles.retry} suppressHydrationWarning>
        {labels.retry}
      </a>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={labels.close}
        className={styles.close}
      >
        <Icon icon={X} />
      </button>
    </div>
  );
}
