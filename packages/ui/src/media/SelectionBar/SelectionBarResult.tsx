import { X } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LineList } from '../LineList/index.ts';
import * as styles from './SelectionBar.css.ts';
import type { SelectionBarWords } from './selectionBarWords.ts';

/** One image that a change for many did not reach. */
export interface SelectionFailure {
  readonly id: string;
  readonly name: string;
  readonly message: string;
}

interface SelectionBarResultProps {
  failures: readonly SelectionFailure[];
  onDismiss?: (() => void) | undefined;
  words: SelectionBarWords;
}

/** A line for each that failed; it stays until it is closed. */
export function SelectionBarResult({ failures, onDismiss, words }: SelectionBarResultProps) {
  return (
    <div role="alert" className={styles.result}>
      <div className={styles.resultHead}>
        <p>{words.failed(failures.length)}</p>
        {onDismiss && (
          <Button variant="ghost" size="icon" aria-label={words.dismiss} onPress={onDismiss}>
            <Icon icon={X} />
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className={styles.lines} tabIndex={0}>
        <LineList
          lines={failures.map(({ id, name, message }) => ({
            id,
            content: (
              <>
                <bdi className={styles.failed}>{name}</bdi> {message}
              </>
            ),
          }))}
          more={words.more}
        />
      </div>
    </div>
  );
}
