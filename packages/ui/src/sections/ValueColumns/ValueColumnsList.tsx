import { ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { Anchor, Heading, Text, VisuallyHidden } from '../../text/index.ts';
import { List } from '../ListSection/index.ts';
import * as styles from './ValueColumns.css.ts';

export interface ValueColumn {
  title: string;
  description: string;
  /** Makes the whole column a link. */
  href?: string;
}

export interface ValueColumnsListProps {
  items: readonly ValueColumn[];
  /** Ends every column that leads on; heard together with its title. */
  linkLabel?: string;
}

/** What a larger section stands on: each value a plain column under a hairline. */
export function ValueColumnsList({ items, linkLabel = 'Learn more' }: ValueColumnsListProps) {
  if (items.length === 0) return null;
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
                {linkLabel}
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
