import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button/Button.tsx';
import * as styles from './ItemList.css.ts';

export interface ItemListProps {
  /** The form of each item, in order. */
  items: readonly ReactNode[];
  /** What an item is, in lower case, such as "license". */
  name: string;
  onAdd: () => void;
  /** Called with the position, from zero. */
  onRemove: (index: number) => void;
  /** What stands beside the button that adds an item, such as a button that adds several. */
  more?: ReactNode;
}

const controls = 'input:not([type=hidden]), textarea';

/** A list of items to edit, each with a button to remove it, and a button that adds one. */
export function ItemList({ items, name, onAdd, onRemove, more }: ItemListProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const add = () => {
    flushSync(onAdd);
    listRef.current?.lastElementChild?.querySelector<HTMLElement>(controls)?.focus();
  };
  const remove = (index: number) => {
    flushSync(() => onRemove(index));
    // The focus must not get lost with the button.
    const next = listRef.current?.children[index]?.querySelector('button');
    (next ?? addRef.current)?.focus();
  };
  return (
    <div className={styles.list}>
      {items.length > 0 && (
        <ul ref={listRef} className={styles.items}>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity
            <li key={index} className={styles.item}>
              {item}
              <div className={styles.remove}>
                <Button
                  variant="ghost"
                  size="compact"
                  aria-label={`Remove ${name} ${index + 1}`}
                  onPress={() => remove(index)}
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <Button ref={addRef} variant="secondary" size="compact" onPress={add}>
          Add a {name}
        </Button>
        {more}
      </div>
    </div>
  );
}
