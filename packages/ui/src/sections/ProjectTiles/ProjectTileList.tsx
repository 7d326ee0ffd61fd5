import type { Ref } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import { brightenOnHover, type PictureSource } from '../../components/Picture/source.ts';
import { Heading, Link, Text } from '../../text/index.ts';
import type { SectionAction } from '../Actions/Actions.tsx';
import { List } from '../ListSection/ListSection.tsx';
import * as styles from './ProjectTiles.css.ts';
import { placeOf, type TilePlace } from './tilePattern.ts';

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
  /** Ref to the list, so that it can take the focus. */
  ref?: Ref<HTMLUListElement>;
}

type Arrange = (index: number, count: number, image: PictureSource) => Partial<TilePlace>;

const even = (ratio: 'landscape' | 'portrait', share: number) => ({
  picture: { ratio, edge: 'card', sizes: `(min-width: 48em) ${share}vw, 100vw` } as const,
});
const arrangements: Record<keyof typeof styles.arrangement, Arrange> = {
  pair: () => even('landscape', 56),
  three: () => even('portrait', 31),
  gallery: placeOf,
};

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
export function ProjectTileList({ items, arrangement, ref }: ProjectTileListProps) {
  return (
    <List
      className={`${styles.tiles} ${styles.arrangement[arrangement]}`}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      {items.map((item, index) => {
        const { style, picture } = arrangements[arrangement](index, items.length, item.image);
        return (
          <li
            key={item.id ?? item.title}
            className={styles.tile}
            style={style}
            {...brightenOnHover}
          >
            <Picture source={item.image} dim="untilHover" {...picture} />
            <ProjectTileCaption {...item} />
          </li>
        );
      })}
    </List>
  );
}
