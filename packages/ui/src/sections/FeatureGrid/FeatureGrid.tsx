import type { ReactNode } from 'react';
import { Heading, Text } from '../../text/index.ts';
import { useLabel } from '../../text/Link/UiProvider.tsx';
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
}

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
export function FeatureGrid({ items, heading: ownHeading, ...opening }: FeatureGridProps) {
  const heading = useLabel('FeatureGrid', 'heading', 'Our Features', ownHeading);
  if (items.length === 0) return null;
  return (
    <ListSection
      {...opening}
      heading={heading}
      tone="surface"
      list={`${styles.grid} ${styles.columns[columnsFor(items.length)]}`}
    >
      {items.map(({ title, description, icon }) => (
        <li key={title} className={styles.cell}>
          <span className={styles.icon}>{icon}</span>
          <Heading level={3} size="subheading">
            {title}
          </Heading>
          <div className={styles.description}>
            <Text tone="muted">{description}</Text>
          </div>
        </li>
      ))}
    </ListSection>
  );
}
