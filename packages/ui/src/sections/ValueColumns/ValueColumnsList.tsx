import { ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Anchor, Heading, Text, VisuallyHidden } from '../../text/index.ts';
import { List } from '../ListSection/ListSection.tsx';
import * as styles from './ValueColumns.css.ts';

export interface ValueColumn {
  title: string;
  description: string;
  /** Makes the whole column a link. */
  href?: string;
}

export const defaultValueColumnsLabels = {
  /** At the end of a column with `href`, before the title for screen readers. */
  link: 'Learn more',
};

export interface ValueColumnsListProps {
  /** The values, one column each. */
  items: readonly ValueColumn[];
  /** Words of the component. Default: English. */
  labels?: Partial<typeof defaultValueColumnsLabels>;
}

/** What a larger section stands on: each value a plain column under a hairline. */
export function ValueColumnsList({ items, labels }: ValueColumnsListProps) {
  if (items.length === 0) return null;
  const words = { ...defaultValueColumnsLabels, ...labels };
  const perRow = items.length === 4 ? 4 : Math.min(items.length, 3);
  return (
    <List className={styles.columns} style={{ [styles.count]: perRow } as CSSProperties}>
      {items.map(({ title, description, href }) => (
        <li key={title} className={styles.column}>
          <Heading level={3} size="heading">
            {title}
          </Heading>
          <Text tone="muted">{description}</Text>
          {href && (
            <Anchor href={href} className={styles.link}>
              <span>
                {words.link}
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
