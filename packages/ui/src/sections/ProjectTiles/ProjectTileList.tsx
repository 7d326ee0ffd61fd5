import type { ReactNode, Ref } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import { brightenOnHover, type PictureSource } from '../../components/Picture/source.ts';
import { Heading, Link, Text } from '../../text/index.ts';
import type { SectionAction } from '../Actions/Actions.tsx';
import { List } from '../ListSection/ListSection.tsx';
import * as styles from './ProjectTiles.css.ts';
import type { TilePlace } from './tilePattern.ts';

export interface ProjectTile {
  /** Key of the tile. Default: the title. */
  id?: string;
  title: string | null;
  description?: string | null;
  image: PictureSource;
  /** Label above the title, e.g. "Featured". */
  note?: string;
  /** Link to the full story. */
  action?: SectionAction;
}

export interface ProjectTileListProps {
  /** The projects, one tile each. */
  items: readonly ProjectTile[];
  /** Layout: a large and a small tile, three side by side, or any number in a pattern of six. */
  arrangement: keyof typeof styles.arrangement;
  /** Places a tile. */
  place: (index: number, count: number, image: PictureSource) => Partial<TilePlace>;
  /** Puts a picture into another element, such as a link. */
  wrap?: (picture: ReactNode, item: ProjectTile) => ReactNode;
  /** Ref to the list, so that it can take the focus. */
  ref?: Ref<HTMLUListElement>;
}

function ProjectTileCaption({ note, title, description, action }: ProjectTile) {
  if (!(note || title || description || action)) return null;
  return (
    <div className={styles.caption}>
      {note !== undefined && (
        <Text size="label" tone="accent">
          {note}
        </Text>
      )}
      {title && (
        <Heading level={3} size="heading">
          {title}
        </Heading>
      )}
      {description && <Text tone="muted">{description}</Text>}
      {action && (
        <Link href={action.href} variant="standalone">
          {action.label}
        </Link>
      )}
    </div>
  );
}

/** List of project pictures, each with its text below. */
export function ProjectTileList({ items, arrangement, place, wrap, ref }: ProjectTileListProps) {
  return (
    <List
      className={`${styles.tiles} ${styles.arrangement[arrangement]}`}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      {items.map((item, index) => {
        const { style, picture } = place(index, items.length, item.image);
        const shown = <Picture source={item.image} dim="untilHover" {...picture} />;
        return (
          <li
            key={item.id ?? item.title}
            className={styles.tile}
            style={style}
            {...brightenOnHover}
          >
            {wrap ? wrap(shown, item) : shown}
            <ProjectTileCaption {...item} />
          </li>
        );
      })}
    </List>
  );
}
