import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { ConfirmDialog, type DeletableItem } from '../ConfirmDialog/ConfirmDialog.tsx';
import { counted } from '../counted.ts';
import { MediaThumbnail } from '../MediaThumbnail/MediaThumbnail.tsx';
import { SelectionAction, SelectionFrame } from '../SelectionFrame/SelectionFrame.tsx';
import { StateMessage } from '../StateMessage/StateMessage.tsx';
import { onShiftClick, selectRange } from '../selectRange.ts';
import * as styles from './TrashList.css.ts';

export interface DeletedItem extends DeletableItem {
  /** When it was deleted, in ISO 8601. */
  readonly deletedAt: string | null;
}

export interface TrashListProps {
  /** What an item is, such as "image". Its plural ends with "s". */
  what: string;
  /** The deleted items, the last deleted first. */
  items: readonly DeletedItem[];
  /** Whether the items have loaded. */
  status: 'ready' | 'loading' | 'failed';
  /** What went wrong, for the manager. */
  error: string;
  /** Ids of items that are being restored or deleted. */
  busyIds: ReadonlySet<string>;
  /** What visitors still see of a deleted item. Default: nothing. */
  note?: string;
  /** What is missing after an item is deleted for good. */
  lossNote?: string;
  /** Loads the items again after a failure. */
  onRetry: () => void;
  /** Brings items back, by their ids. */
  onRestore: (ids: readonly string[]) => void;
  /** Deletes items for good, by their ids. The trash has asked. */
  onDestroy: (ids: readonly string[]) => void;
}

const KEPT_MS = 30 * 86_400_000;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const none: ReadonlySet<string> = new Set();

function datesOf({ deletedAt }: DeletedItem): string {
  const deleted = new Date(deletedAt ?? Date.now());
  const until = new Date(deleted.getTime() + KEPT_MS);
  return `Deleted ${day.format(deleted)}, kept until ${day.format(until)}`;
}

interface ItemProps {
  item: DeletedItem;
  isBusy: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onExtend: () => void;
  onRestore: () => void;
  onAsk: () => void;
}

function Item({ item, isBusy, isSelected, onSelect, onExtend, onRestore, onAsk }: ItemProps) {
  const { title, cover } = item;
  return (
    <li className={styles.item}>
      <span {...onShiftClick(onExtend)}>
        <Checkbox aria-label={`Select ${title}`} isSelected={isSelected} onChange={onSelect} />
      </span>
      {cover && (
        <span className={styles.picture}>
          <MediaThumbnail {...cover} isTiny />
        </span>
      )}
      <span className={styles.words}>
        <bdi className={styles.name}>{title}</bdi>
        <span className={styles.dates}>{datesOf(item)}</span>
      </span>
      <span className={styles.actions}>
        <Button
          variant="secondary"
          size="compact"
          aria-label={`Restore ${title}`}
          isPending={isBusy}
          onPress={onRestore}
        >
          Restore
        </Button>
        <Button
          variant="ghost"
          size="compact"
          aria-label={`Delete now ${title}`}
          isDisabled={isBusy}
          onPress={onAsk}
        >
          Delete now
        </Button>
      </span>
    </li>
  );
}

/** Deleted items, to restore or to delete for good, one, some, or all. It asks before the latter. */
export function TrashList(props: TrashListProps) {
  const { what, items, status, error, busyIds, note, lossNote, onRetry } = props;
  const [asked, setAsked] = useState<readonly DeletedItem[]>([]);
  const [chosen, setChosen] = useState(none);
  const panelRef = useRef<HTMLDivElement>(null);
  const ids = items.map(({ id }) => id);
  const selected = items.filter(({ id }) => chosen.has(id));
  const select = (id: string, isSelected: boolean) =>
    setChosen(new Set([...chosen].filter((one) => one !== id).concat(isSelected ? id : [])));
  /** The row of the pressed button disappears, so the focus moves to the panel. */
  const finish = (act: (ids: readonly string[]) => void, ended: readonly DeletedItem[]) => {
    panelRef.current?.focus({ preventScroll: true });
    setChosen(none);
    act(ended.map(({ id }) => id));
  };
  const restore = (restored: readonly DeletedItem[]) => finish(props.onRestore, restored);
  return (
    <div ref={panelRef} tabIndex={-1} className={styles.panel}>
      <p className={styles.head}>{`Deleted ${what}s stay here for 30 days. ${note ?? ''}`}</p>
      {status === 'loading' && items.length === 0 && (
        <p role="status">{`Loading deleted ${what}s…`}</p>
      )}
      {status === 'failed' && (
        <StateMessage isFailure actions={[{ label: 'Try again', onPress: onRetry }]}>
          {`The trash couldn’t be loaded. ${error}`}
        </StateMessage>
      )}
      {status === 'ready' && items.length === 0 && <StateMessage>The trash is empty.</StateMessage>}
      {items.length > 0 && (
        <>
          <div className={styles.head}>
            <p role="status" className={styles.count}>
              {counted(items.length, what)}
            </p>
            {items.length > 1 && (
              <Button
                variant="secondary"
                size="compact"
                isPending={items.every(({ id }) => busyIds.has(id))}
                onPress={() => restore(items)}
              >
                Restore all
              </Button>
            )}
            <Button variant="ghost" size="compact" onPress={() => setAsked(items)}>
              Empty trash
            </Button>
          </div>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role with the bullets */}
          <ul role="list" aria-label={`Deleted ${what}s`} className={styles.list}>
            {items.map((item) => (
              <Item
                key={item.id}
                item={item}
                isBusy={busyIds.has(item.id)}
                isSelected={chosen.has(item.id)}
                onSelect={(isSelected) => select(item.id, isSelected)}
                onExtend={() => setChosen(selectRange(ids, chosen, item.id))}
                onRestore={() => restore([item])}
                onAsk={() => setAsked([item])}
              />
            ))}
          </ul>
        </>
      )}
      <SelectionFrame
        what={what}
        count={selected.length}
        shownCount={items.length}
        onSelectAll={() => setChosen(new Set(ids))}
        onClear={() => setChosen(none)}
        actions={
          <>
            <SelectionAction
              icon={ArchiveRestore}
              label="Restore"
              isDisabled={false}
              onPress={() => restore(selected)}
            />
            <SelectionAction
              icon={Trash2}
              label="Delete now"
              isDisabled={false}
              isDanger
              onPress={() => setAsked(selected)}
            />
          </>
        }
      />
      <ConfirmDialog
        items={asked}
        question={
          asked.length === 1
            ? `Delete this ${what} for good?`
            : `Delete these ${counted(asked.length, what)} for good?`
        }
        confirmLabel="Delete for good"
        hint={`You can’t undo this. ${lossNote ?? ''}`}
        onCancel={() => setAsked([])}
        onConfirm={() => {
          setAsked([]);
          // The dialog returns the focus first, to a button that disappears.
          setTimeout(() => finish(props.onDestroy, asked), 100);
        }}
      />
    </div>
  );
}
