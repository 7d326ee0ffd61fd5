import { Trash2 } from 'lucide-react';
import { Badge, type BadgeProps } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Anchor, Text } from '../../text/index.ts';
import { MediaThumbnail, type MediaThumbnailProps } from '../MediaThumbnail/MediaThumbnail.tsx';
import { StateMessage } from '../StateMessage/StateMessage.tsx';
import * as styles from './DeskList.css.ts';

export interface DeskItem {
  /** Picture beside the title. Its addresses are null if there is none. */
  readonly cover?: Pick<MediaThumbnailProps, 'url' | 'thumbnailUrl'>;
  readonly id: string;
  /** Where the item is edited. */
  readonly href: string;
  /** Blank for an item without a title. */
  readonly title: string;
  /** Date, author, and category, as far as they're known. */
  readonly facts: readonly string[];
  /** Who changed it, and when. */
  readonly change: string;
  /** Its state, and whether it has changes that aren't published. */
  readonly marks: readonly { readonly label: string; readonly tone: BadgeProps['tone'] }[];
}

export interface DeskListProps {
  /** What an item is, such as "post". */
  what: string;
  /** The items to show, in order. */
  items: readonly DeskItem[];
  /** Whether the items have loaded. */
  status: 'ready' | 'loading' | 'failed';
  /** What went wrong, for the editor. */
  error: string;
  /** A search hides some items. */
  isSearch: boolean;
  /** Loads the items again after a failure. */
  onRetry: () => void;
  /** Clears the search, when nothing matches it. */
  onClearSearch?: () => void;
  /** Called by an item's delete button. It should ask first. */
  onDelete: (id: string) => void;
  /** Text of an empty list. Default: "No posts here yet." */
  empty?: string;
}

interface RowProps extends Pick<DeskListProps, 'what' | 'onDelete'> {
  item: DeskItem;
}

function Row({ item, what, onDelete }: RowProps) {
  const title = item.title.trim() || `Untitled ${what}`;
  return (
    <li className={`${styles.row} ${item.cover ? styles.withCover : ''}`} data-item={item.id}>
      {item.cover && (
        <div className={styles.cover}>
          <MediaThumbnail {...item.cover} isTiny />
        </div>
      )}
      <div className={styles.text}>
        <div className={styles.head}>
          <Anchor href={item.href} className={styles.title} dir="auto">
            {title}
          </Anchor>
          {item.marks.map(({ label, tone }) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
        </div>
        <p className={styles.facts}>
          {item.facts.filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <p className={styles.change}>{item.change}</p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Delete ${title}`}
          onPress={() => onDelete(item.id)}
        >
          <Icon icon={Trash2} />
        </Button>
      </div>
    </li>
  );
}

/** List of an editor's posts or projects with their states. A title opens its item. Reloading is silent while items show. */
export function DeskList({
  what,
  items,
  status,
  error,
  isSearch,
  onRetry,
  onClearSearch,
  onDelete,
  empty = `No ${what}s here yet.`,
}: DeskListProps) {
  const name = `${what.charAt(0).toUpperCase()}${what.slice(1)}s`;
  if (status === 'loading' && items.length === 0) {
    return (
      <div role="status" aria-busy="true" className={styles.loading}>
        <Text tone="muted" size="small">
          Loading {what}s…
        </Text>
        {['1', '2', '3', '4'].map((key) => (
          <div key={key} className={styles.row}>
            <Skeleton lines={2} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      {status === 'failed' && (
        <StateMessage isFailure actions={[{ label: 'Try again', onPress: onRetry }]}>
          {`The ${what}s couldn’t be loaded. ${error}`}
        </StateMessage>
      )}
      {status === 'ready' && items.length === 0 && (
        <StateMessage
          actions={[
            isSearch &&
              onClearSearch !== undefined && { label: 'Clear search', onPress: onClearSearch },
          ]}
        >
          {isSearch ? `No ${what}s match your search.` : empty}
        </StateMessage>
      )}
      {items.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops a list's role with its bullets
        <ul role="list" aria-label={name} className={styles.list}>
          {items.map((item) => (
            <Row key={item.id} what={what} item={item} onDelete={onDelete} />
          ))}
        </ul>
      )}
      {(items.length > 0 || isSearch) && (
        <p role="status" className={styles.count}>
          {items.length} {items.length === 1 ? what : `${what}s`}
        </p>
      )}
    </div>
  );
}
