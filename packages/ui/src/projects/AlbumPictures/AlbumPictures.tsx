import { ArrowLeft, ArrowRight, GripVertical, Pencil } from 'lucide-react';
import { type CSSProperties, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { MediaThumbnail } from '../../desk/MediaThumbnail/MediaThumbnail.tsx';
import { focusMove, MOVE } from '../../desk/moveFocus.ts';
import { VisuallyHidden } from '../../text/index.ts';
import * as styles from './AlbumPictures.css.ts';
import { reordered } from './reordered.ts';

/** A picture of a project, with its focal point in percent. */
export interface AlbumItem {
  readonly id: string;
  /** Its title or file name. */
  readonly name: string;
  /** Null for a picture that isn't in the library. A mark says why. */
  readonly url: string | null;
  readonly thumbnailUrl: string | null;
  readonly x: number;
  readonly y: number;
  /** Short notes, such as "Cover". */
  readonly marks: readonly string[];
}

export interface AlbumPicturesProps {
  /** The pictures, in order. */
  items: readonly AlbumItem[];
  /** Called with all ids in their new order. */
  onReorder: (ids: readonly string[]) => void;
  /** Opens a picture's settings. */
  onEdit: (id: string) => void;
}

interface CardProps {
  item: AlbumItem;
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
}

function Card({ item, index, count, onMove, onEdit }: CardProps) {
  const { name, url, thumbnailUrl, x, y, marks } = item;
  const button = { variant: 'ghost', size: 'icon' } as const;
  return (
    <>
      <div className={styles.picture} style={{ [styles.focus]: `${x}% ${y}%` } as CSSProperties}>
        <MediaThumbnail
          url={url}
          thumbnailUrl={thumbnailUrl}
          isTiny
          // A mark below says it.
          {...(url === null && { placeholderLabel: '' })}
        />
        <AriaButton slot="drag" aria-label={`Drag ${name}`} className={styles.handle}>
          <Icon icon={GripVertical} />
        </AriaButton>
      </div>
      <div className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {marks.map((mark) => (
          <Badge key={mark}>{mark}</Badge>
        ))}
      </div>
      <div className={styles.actions}>
        <Button
          {...button}
          {...{ [MOVE]: -1 }}
          aria-label={`Move ${name} earlier`}
          isDisabled={index === 0}
          onPress={() => onMove(-1)}
        >
          <Icon icon={ArrowLeft} isDirectional />
        </Button>
        <Button
          {...button}
          {...{ [MOVE]: 1 }}
          aria-label={`Move ${name} later`}
          isDisabled={index === count - 1}
          onPress={() => onMove(1)}
        >
          <Icon icon={ArrowRight} isDirectional />
        </Button>
        <Button {...button} aria-label={`Edit ${name}`} onPress={onEdit}>
          <Icon icon={Pencil} />
        </Button>
      </div>
    </>
  );
}

/**
 * Pictures of a project in the order of the page. They're moved by dragging, by the keyboard from their
 * handle, or with buttons. React Aria's GridList.
 */
export function AlbumPictures({ items, onReorder, onEdit }: AlbumPicturesProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const ids = items.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) =>
      onReorder(
        reordered(ids, [...keys].map(String), {
          id: String(target.key),
          isAfter: target.dropPosition === 'after',
        }),
      ),
  });
  const move = ({ id, name }: AlbumItem, by: -1 | 1) => {
    const neighbor = ids[ids.indexOf(id) + by];
    if (neighbor === undefined) return;
    onReorder(reordered(ids, [id], { id: neighbor, isAfter: by === 1 }));
    setAnnouncement(`${name} is now ${ids.indexOf(id) + by + 1} of ${ids.length}.`);
    focusMove(() => grid.current?.querySelector(`[data-key="${CSS.escape(id)}"]`), by);
  };
  return (
    <>
      <GridList
        ref={grid}
        aria-label="Pictures, in the order of the page"
        layout="grid"
        items={items}
        dependencies={[items]}
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className={styles.empty}>There are no pictures yet.</p>}
        className={styles.grid}
      >
        {(item) => (
          <GridListItem id={item.id} textValue={item.name} className={styles.item}>
            <Card
              item={item}
              index={ids.indexOf(item.id)}
              count={ids.length}
              onMove={(by) => move(item, by)}
              onEdit={() => onEdit(item.id)}
            />
          </GridListItem>
        )}
      </GridList>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
