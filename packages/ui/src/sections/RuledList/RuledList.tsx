import type { ReactNode } from 'react';
import { Anchor, Heading, Link, Text } from '../../text/index.ts';
import { FadeIn } from '../FadeIn/FadeIn.tsx';
import { List, type SectionOpening } from '../ListSection/ListSection.tsx';
import { SplitSection } from '../SplitSection/SplitSection.tsx';
import * as styles from './RuledList.css.ts';

export interface RuledListItem {
  title: string;
  /** One item for each paragraph. */
  paragraphs?: readonly ReactNode[];
  /** Where to read more, or to check it. */
  link?: { label: string; href: string };
  /** Target of links to this entry. The index needs it. */
  id?: string;
}

export interface RuledListProps extends SectionOpening {
  /** The entries, in reading order. */
  items: readonly RuledListItem[];
  /** Name of an index below the heading, which links to the entries with an `id`. Default: no index. */
  indexLabel?: string;
}

/**
 * Three to eight short texts with titles, in a list with lines between them. The heading stays in view
 * beside it. Renders nothing without entries.
 *
 * - For questions that a visitor opens: use Faq.
 * - For points of one line: use BulletSection. For one long text: use ProseSection.
 */
export function RuledList({ items, indexLabel, ...opening }: RuledListProps) {
  if (items.length === 0) return null;
  return (
    <SplitSection
      {...opening}
      aside={
        indexLabel && (
          <nav aria-label={indexLabel} className={styles.index}>
            <List>
              {items.map(
                ({ id, title }) =>
                  id && (
                    <li key={id}>
                      <Anchor href={`#${id}`} className={styles.entry}>
                        {title}
                      </Anchor>
                    </li>
                  ),
              )}
            </List>
          </nav>
        )
      }
    >
      <FadeIn>
        <List>
          {items.map(({ id, title, paragraphs = [], link }) => (
            <li key={title} id={id} className={styles.item}>
              <Heading level={3} size="heading">
                {title}
              </Heading>
              {paragraphs.map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
                <Text key={index} tone="muted">
                  {paragraph}
                </Text>
              ))}
              {link && (
                <Link href={link.href} variant="more">
                  {link.label}
                </Link>
              )}
            </li>
          ))}
        </List>
      </FadeIn>
    </SplitSection>
  );
}
