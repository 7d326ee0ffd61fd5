import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import { brightenOnHover, type PictureSource } from '../../components/Picture/source.ts';
import { Anchor, Heading, Text } from '../../text/index.ts';
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

const large: Partial<PictureProps> = { sizes: '(min-width: 48em) 40vw, 17rem' };
const small: Partial<PictureProps> = { sizes: '(min-width: 48em) 27vw, 17rem' };

/**
 * Two or three large pictures that brighten on hover, each with a title and text that link to a page. The
 * first is the widest. Renders nothing without items.
 *
 * - For all services: use LinkCards or FeatureGrid.
 * - For finished projects: use ProjectTiles or Showcase.
 * - For values without pictures: use ValueColumns.
 */
export function LightScenes({ items, ...opening }: LightScenesProps) {
  if (items.length === 0) return null;
  return (
    <ListSection {...opening} list={styles.scenes}>
      {items.map(({ title, description, image, href }, index) => (
        <li key={title} className={styles.scene} {...brightenOnHover}>
          <div className={styles.picture}>
            <Picture
              source={image}
              ratio="fill"
              edge="full-bleed"
              dim="untilHover"
              {...(index === 0 ? large : small)}
            />
          </div>
          <div className={styles.caption}>
            <Heading level={3} size="heading">
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
