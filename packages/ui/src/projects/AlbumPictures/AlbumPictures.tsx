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
  /** Null for a picture that is no longer there. */
  readonly url: string | null;
  readonly thumbnailUrl: string | null;
  readonly x: number;
  readonly y: number;
  /** Short notes, such as "Cover". */
  readonly marks: readonly string[];
}

export const defaultAlbumPicturesLabels = {
  list: 'Pictures, in the order of the page',
  drag: (name: string) => `Drag ${name}`,
  earlier: (name: string) => `Move ${name} earlier`,
  later: (name: string) => `Move ${name} later`,
  edit: (name: string) => `Edit ${name}`,
  moved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`,
  /** Mark of a picture that is no longer there. */
  missing: 'Not in the library',
  empty: 'There are no pictures yet.',
};

export interface AlbumPicturesProps {
  /** The pictures, in order. */
  items: readonly AlbumItem[];
  /** Called with all ids in their new order. */
  onReorder: (ids: readonly string[]) => void;
  /** Opens a picture's settings. */
  onEdit: (id: string) => void;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultAlbumPicturesLabels>;
}

type Labels = typeof defaultAlbumPicturesLabels;

interface CardProps {
  item: AlbumItem;
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  labels: Labels;
}

function Card({ item, index, count, onMove, onEdit, labels }: CardProps) {
  const { name, url, thumbnailUrl, x, y, marks } = item;
  const button = { variant: 'ghost', size: 'icon' } as const;
  return (
    <>
      <div className={styles.picture} style={{ [styles.focus]: `${x}% ${y}%` } as CSSProperties}>
        <MediaThumbnail
          url={url}
          thumbnailUrl={thumbnailUrl}
          isTiny
          // The mark below says it.
          {...(url === null && { placeholderLabel: '' })}
        />
        <AriaButton slot="drag" aria-label={labels.drag(name)} className={styles.handle}>
          <Icon icon={GripVertical} />
        </AriaButton>
      </div>
      <div className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {[...(url === null ? [labels.missing] : []), ...marks].map((mark) => (
          <Badge key={mark}>{mark}</Badge>
        ))}
      </div>
      <div className={styles.actions}>
        <Button
          {...button}
          {...{ [MOVE]: -1 }}
          aria-label={labels.earlier(name)}
          isDisabled={index === 0}
          onPress={() => onMove(-1)}
        >
          <Icon icon={ArrowLeft} isDirectional />
        </Button>
        <Button
          {...button}
          {...{ [MOVE]: 1 }}
          aria-label={labels.later(name)}
          isDisabled={index === count - 1}
          onPress={() => onMove(1)}
        >
          <Icon icon={ArrowRight} isDirectional />
        </Button>
        <Button {...button} aria-label={labels.edit(name)} onPress={onEdit}>
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
export function AlbumPictures({ items, onReorder, onEdit, labels: ownLabels }: AlbumPicturesProps) {
  const labels = { ...defaultAlbumPicturesLabels, ...ownLabels };
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
    setAnnouncement(labels.moved(name, ids.indexOf(id) + by + 1, ids.length));
    focusMove(() => grid.current?.querySelector(`[data-key="${CSS.escape(id)}"]`), by);
  };
  return (
    <>
      <GridList
        ref={grid}
        aria-label={labels.list}
        layout="grid"
        items={items}
        dependencies={[items, labels]}
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className={styles.empty}>{labels.empty}</p>}
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
              labels={labels}
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
