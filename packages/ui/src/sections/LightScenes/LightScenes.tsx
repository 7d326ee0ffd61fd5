import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import { brightenOnHover, type PictureSource } from '../../components/Picture/source.ts';
import { Anchor, Heading, Text } from '../../text/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { ListSection, type SectionOpening } from '../ListSection/ListSection.tsx';
import * as styles from './LightScenes.css.ts';

export interface LightScene {
  title: string;
  description: string;
  image: PictureSource;
  href: string;
}

export interface LightScenesProps extends SectionOpening {
  /** The scenes, in order. */
  items: readonly LightScene[];
}

/*
 * The `sizes` of the uncropped pictures in the three frames, and when the portrait crop applies.
 */
const rhythm: readonly Pick<PictureProps, 'sizes' | 'portraitAt'>[] = [
  { sizes: '78vw', portraitAt: media.phone },
  { portraitAt: 'all' },
  { sizes: '78vw', portraitAt: media.phone },
];

/**
 * Two or three large pictures that brighten on hover, each with a title and text that link to a page. Their
 * sides and shapes vary. Renders nothing without items.
 *
 * - For all services: use LinkCards or FeatureGrid.
 * - For finished projects: use ProjectTiles or Showcase.
 * - For values without pictures: use ValueColumns.
 */
export function LightScenes({ items, ...opening }: LightScenesProps) {
  if (items.length === 0) return null;
  return (
    <ListSection {...opening} list={styles.scenes} isWide>
      {items.map(({ title, description, image, href }, index) => (
        <li key={title} className={styles.scene} {...brightenOnHover}>
          <div className={styles.picture}>
            <Picture
              source={image}
              ratio="fill"
              edge="full-bleed"
              dim="untilHover"
              {...rhythm[index % rhythm.length]}
            />
          </div>
          <div className={styles.caption}>
            <Heading level={3} size="display">
              <Anchor href={href} className={styles.link}>
                {title}
              </Anchor>
            </Heading>
            <Text tone="muted">{description}</Text>
          </div>
        </li>
      ))}
    </ListSection>
  );
}
