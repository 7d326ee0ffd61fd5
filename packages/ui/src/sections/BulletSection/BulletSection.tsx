import { Picture } from '../../components/Picture/Picture.tsx';
import { brightenOnHover, type PictureSource } from '../../components/Picture/source.ts';
import { List, type SectionOpening } from '../ListSection/ListSection.tsx';
import { SplitSection } from '../SplitSection/SplitSection.tsx';
import * as styles from './BulletSection.css.ts';

export interface BulletSectionProps extends SectionOpening {
  /** One fact a line. */
  items: readonly string[];
  /** A picture beside the list. */
  image?: PictureSource;
}

const sizes = '(min-width: 78em) 28rem, (min-width: 48em) 40vw, 100vw';

/**
 * A statement and what it comes down to, line by line. Renders nothing without items.
 *
 * For one claim and the three to five facts that prove it, beside a picture where there is one.
 * - For gains without a claim above them: use Benefits.
 * - For parts that each have a title: use FeatureGrid.
 * - For what is better told in paragraphs: use ProseSection, or LocalStory for a place.
 */
export function BulletSection({ items, image, ...intro }: BulletSectionProps) {
  if (items.length === 0) return null;
  return (
    <SplitSection
      {...intro}
      tone="surface"
      aside={
        image && (
          <div className={styles.sight} {...brightenOnHover}>
            <Picture source={image} ratio="landscape" lamps="low" sizes={sizes} />
          </div>
        )
      }
    >
      <List>
        {items.map((item) => (
          <li key={item} className={styles.bullet}>
            {item}
          </li>
        ))}
      </List>
    </SplitSection>
  );
}
