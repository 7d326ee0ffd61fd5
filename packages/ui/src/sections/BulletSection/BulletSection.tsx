import { Picture } from '../../components/Picture/Picture.tsx';
import { brightenOnHover, type PictureSource } from '../../components/Picture/source.ts';
import { Text } from '../../text/index.ts';
import { FadeIn } from '../FadeIn/FadeIn.tsx';
import { List, type SectionOpening } from '../ListSection/ListSection.tsx';
import { SplitSection } from '../SplitSection/SplitSection.tsx';
import * as styles from './BulletSection.css.ts';

export interface BulletSectionProps extends SectionOpening {
  /** The points, one for each line. */
  items: readonly string[];
  /** `facts` are large, for a few points. `gains` are small, in two columns. */
  variant?: 'facts' | 'gains';
  /** A picture below the heading. */
  image?: PictureSource;
}

const sizes = '(min-width: 78em) 28rem, (min-width: 48em) 40vw, 100vw';

/**
 * Section with a heading and a bulleted list of short points. Use it for three to five facts, or four to
 * eight benefits of a few words. Renders nothing without items.
 *
 * - For points with their own titles: use FeatureGrid.
 * - For steps: use ProcessTimeline.
 * - For paragraphs: use ProseSection, or PictureStory for a place.
 */
export function BulletSection({ items, variant = 'facts', image, ...intro }: BulletSectionProps) {
  if (items.length === 0) return null;
  return (
    <SplitSection
      {...intro}
      tone={variant === 'facts' ? 'surface' : 'lamp'}
      aside={
        image && (
          <div className={styles.picture} {...brightenOnHover}>
            <Picture source={image} ratio="landscape" dim="untilHover" sizes={sizes} />
          </div>
        )
      }
    >
      {variant === 'facts' ? (
        <List>
          {items.map((item) => (
            <li key={item} className={styles.fact}>
              {item}
            </li>
          ))}
        </List>
      ) : (
        <FadeIn>
          <List className={styles.gains}>
            {items.map((item) => (
              <li key={item} className={styles.gain}>
                <Text>{item}</Text>
              </li>
            ))}
          </List>
        </FadeIn>
      )}
    </SplitSection>
  );
}
