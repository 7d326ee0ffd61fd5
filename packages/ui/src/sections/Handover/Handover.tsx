import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { Heading, Text } from '../../text/index.ts';
import { ListSection, type SectionOpening } from '../ListSection/ListSection.tsx';
import * as styles from './Handover.css.ts';

export interface HandedPaper {
  title: string;
  /** One line about what the paper is for. */
  description: string;
  /** The sheet, upright. All sheets have the same shape. */
  image: PictureSource;
}

export interface HandoverProps extends SectionOpening {
  /** The papers, three in a row. */
  items: readonly HandedPaper[];
}

/**
 * Papers that a client keeps after a job, such as plans and test reports, on a dark table under a lamp. Renders
 * nothing without papers.
 *
 * - For pictures of finished work: use ProjectTiles or CaseCards.
 * - For licenses, warranty, and other facts: use Credentials.
 */
export function Handover({ items, ...opening }: HandoverProps) {
  if (items.length === 0) return null;
  return (
    <ListSection {...opening} list={styles.table}>
      {items.map(({ title, description, image }) => (
        <li key={title} className={styles.paper}>
          <div className={styles.sheet}>
            <Picture source={image} edge="full-bleed" />
          </div>
          <div className={styles.words}>
            <Heading level={3} size="subheading">
              {title}
            </Heading>
            <Text size="small" tone="muted">
              {description}
            </Text>
          </div>
        </li>
      ))}
    </ListSection>
  );
}
