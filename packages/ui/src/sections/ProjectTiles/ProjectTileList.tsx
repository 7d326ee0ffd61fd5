import type { ReactNode, Ref } from 'react';
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import { brightenOnHover, type PictureSource } from '../../components/Picture/source.ts';
import { Heading, Link, Text } from '../../text/index.ts';
import type { SectionAction } from '../Actions/Actions.tsx';
import { List } from '../ListSection/ListSection.tsx';
import * as styles from './ProjectTiles.css.ts';

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
  /** Layout: a large and a small tile, three side by side, or one to six. */
  arrangement: keyof typeof styles.arrangement;
  /** Puts a picture into another element, such as a link. */
  wrap?: (picture: ReactNode, item: ProjectTile) => ReactNode;
  /** Ref to the list, so that it can take the focus. */
  ref?: Ref<HTMLUListElement>;
}

function ProjectTileCaption({
  note,
  title,
  description,
  action,
  isSmall,
}: ProjectTile & { isSmall: boolean }) {
  if (!(note || title || description || action)) return null;
  return (
    <div className={styles.caption}>
      {note !== undefined && (
        <Text size="label" tone="accent">
          {note}
        </Text>
      )}
      {title && (
        <Heading level={3} size={isSmall ? 'subheading' : 'heading'}>
          {title}
        </Heading>
      )}
      {description && (
        <Text size={isSmall ? 'small' : 'body'} tone="muted">
          {description}
        </Text>
      )}
      {action && (
        <Link href={action.href} variant="more">
          {action.label}
        </Link>
      )}
    </div>
  );
}

const shapes: Readonly<
  Record<keyof typeof styles.arrangement, Pick<PictureProps, 'ratio' | 'sizes'>>
> = {
  pair: { ratio: 'landscape', sizes: '(min-width: 48em) 56vw, 100vw' },
  three: { ratio: 'portrait', sizes: '(min-width: 48em) 31vw, 100vw' },
  gallery: { ratio: 'landscape', sizes: '(min-width: 48em) 32vw, 50vw' },
};
const largeInGallery = '(min-width: 78em) 43rem, (min-width: 48em) 56vw, 100vw';

/** List of project pictures, each with its text below. */
export function ProjectTileList({ items, arrangement, wrap, ref }: ProjectTileListProps) {
  const isGallery = arrangement === 'gallery';
  return (
    <List
      className={`${styles.tiles} ${styles.arrangement[arrangement]}`}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      {items.map((item, index) => {
        const { ratio, sizes } = shapes[arrangement];

        const shown = (
          <Picture
            source={item.image}
            dim="untilHover"
            ratio={ratio}
            sizes={isGallery && index < 2 ? largeInGallery : sizes}
          />
        );
        return (
          <li key={item.id ?? item.title} className={styles.tile} {...brightenOnHover}>
            {wrap ? wrap(shown, item) : shown}
            <ProjectTileCaption {...item} isSmall={isGallery} />
          </li>
        );
      })}
    </List>
  );
}
