import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { Stack } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { ListSection, type SectionOpening } from '../ListSection/ListSection.tsx';
import * as styles from './FeatureGrid.css.ts';

export interface Feature {
  title: string;
  description: ReactNode;
  /** Decorative icon of 24 px, e.g. `<Icon icon={Speaker} size={24} />`. */
  icon?: ReactNode;
}

export interface FeatureGridProps extends Partial<SectionOpening> {
  /** The features, one cell each. */
  items: readonly Feature[];
  /** `rows` gives each feature a row of the full width, with its title in large type. */
  layout?: 'grid' | 'rows';
  /** A picture from edge to edge above the heading. */
  image?: PictureSource;
}

/** Where the light is on the line of each row. */
const faders = ['62%', '38%', '74%', '50%', '84%', '45%'];
const faderAt = (index: number) =>
  ({ '--ui-fader': faders[index % faders.length] }) as CSSProperties;

/** Two columns if they fill the rows and three wouldn't, otherwise three. */
const columnsFor = (count: number) => (count % 3 !== 0 && count % 2 === 0 ? 2 : 3);

/**
 * Grid of four to twelve features, each with a title, a sentence or two, and an optional icon. Renders
 * nothing without items.
 *
 * - For features with a place in a picture: use FeatureMap.
 * - For features with their own pages: use LinkCards, or ValueColumns with links.
 * - For steps: use ProcessTimeline.
 * - For points of one line: use BulletSection.
 */
export function FeatureGrid({
  items,
  heading = 'Our Features',
  layout = 'grid',
  image,
  ...opening
}: FeatureGridProps) {
  if (items.length === 0) return null;
  const isRows = layout === 'rows';
  return (
    <>
      {image && <Picture source={image} ratio="panorama" edge="full-bleed" dim="untilCentered" />}
      <ListSection
        {...opening}
        heading={heading}
        tone="surface"
        list={`${styles.grid} ${isRows ? styles.rows : styles.columns[columnsFor(items.length)]}`}
      >
        {items.map(({ title, description, icon }, index) => (
          <li key={title} className={styles.cell} style={isRows ? faderAt(index) : undefined}>
            <span className={styles.icon}>{icon}</span>
            <Stack gap="xs">
              <Heading level={3} size={isRows ? 'title' : 'subheading'}>
                {title}
              </Heading>
              <Text tone="muted">{description}</Text>
            </Stack>
          </li>
        ))}
      </ListSection>
    </>
  );
}
