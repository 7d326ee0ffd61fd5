import { ArrowRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { SectionProps } from '../../layout/index.ts';
import { Anchor, Heading, Text, VisuallyHidden } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { Actions, type SectionAction } from '../Actions/Actions.tsx';
import { IntroSection, List, type SectionOpening } from '../ListSection/ListSection.tsx';
import * as styles from './ValueColumns.css.ts';

export interface ValueColumn {
  title: string;
  description: string;
  /** Makes the column a card, which is one link. */
  href?: string;
  /** Decorative icon of 24 px above the title. */
  icon?: ReactNode;
}

export const defaultValueColumnsLabels = {
  /** Text of the link at the end of a column with `href`. Screen readers read it before the title. */
  link: 'Learn more',
};

interface ValueColumnsListProps {
  /** The values, one column each. */
  items: readonly ValueColumn[];
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultValueColumnsLabels>;
}

export interface ValueColumnsProps
  extends SectionOpening,
    Pick<SectionProps, 'tone'>,
    ValueColumnsListProps {
  /** Links below the columns, the primary one first. */
  actions?: readonly SectionAction[];
}

/**
 * Plain columns, each with a title and a sentence. A value with a link is a card. Renders nothing without values.
 *
 * - For more than four without links: use FeatureGrid.
 * - For entries with pictures: use LinkCards.
 * - For address, phone number, and hours: use InfoCards.
 */
export function ValueColumns({
  items,
  actions = [],
  labels,
  tone = 'lamp',
  ...opening
}: ValueColumnsProps) {
  if (items.length === 0) return null;
  return (
    <IntroSection {...opening} tone={tone}>
      <div className={styles.spaced}>
        <ValueColumnsList items={items} labels={labels} />
      </div>
      {actions.length > 0 && (
        <div className={styles.end}>
          <Actions items={actions} />
        </div>
      )}
    </IntroSection>
  );
}

/** List of plain columns for a larger section. */
export function ValueColumnsList({ items, labels: ownLabels }: ValueColumnsListProps) {
  const labels = useLabels('ValueColumns', defaultValueColumnsLabels, ownLabels);
  if (items.length === 0) return null;
  // With four in a row, the last of seven takes two places.
  const isShelf = items.filter(({ href }) => href).length > 3;
  const perRow = items.length > 3 && items.length % 4 !== 1 && items.length % 3 !== 0 ? 4 : 3;
  return (
    <List
      className={`${styles.columns} ${isShelf ? styles.shelf : ''}`}
      style={{ [styles.count]: Math.min(items.length, perRow) } as CSSProperties}
    >
      {items.map(({ title, description, href, icon }) => (
        <li key={title} className={href === undefined ? styles.column : styles.card}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <Heading level={3} size="heading">
            {title}
          </Heading>
          <Text tone="muted">{description}</Text>
          {href && (
            <Anchor href={href} className={styles.link}>
              <span>
                {labels.link}
                <VisuallyHidden> {title}</VisuallyHidden>
              </span>
              <Icon icon={ArrowRight} isDirectional />
            </Anchor>
          )}
        </li>
      ))}
    </List>
  );
}
