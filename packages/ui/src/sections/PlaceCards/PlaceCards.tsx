import { Picture } from '../../components/Picture/Picture.tsx';
import { brightenOnHover, type PictureSource } from '../../components/Picture/source.ts';
import { Anchor, Heading, Text } from '../../text/index.ts';
import { ListSection, type SectionOpening } from '../ListSection/ListSection.tsx';
import * as styles from './PlaceCards.css.ts';

export interface PlaceCard {
  name: string;
  description: string;
  href: string;
  image: PictureSource;
}

export interface PlaceCardsProps extends SectionOpening {
  /** The places, one card each. */
  items: readonly PlaceCard[];
}

const sizes = '(min-width: 78em) 40rem, (min-width: 48em) 56vw, 100vw';

/**
 * Cards for places, with the name on the picture and a sentence below. One link covers each card. Renders
 * nothing without places.
 *
 * - For services or kinds of homes: use LinkCards.
 * - For facts about one place: use InfoCards; for its story, PictureStory.
 * - To show where a place is: use MapOnClick.
 */
export function PlaceCards({ items, ...opening }: PlaceCardsProps) {
  if (items.length === 0) return null;
  return (
    <ListSection {...opening} list={styles.cards}>
      {items.map(({ name, description, href, image }) => (
        <li key={href} className={styles.card} {...brightenOnHover}>
          <div className={styles.picture}>
            <Picture source={image} ratio="fill" dim="untilHover" sizes={sizes} isDecorative />
            <div className={styles.scrim} />
          </div>
          <div className={styles.name}>
            <Heading level={3} size="title">
              <Anchor href={href} className={styles.link}>
                {name}
              </Anchor>
            </Heading>
          </div>
          <Text tone="muted">{description}</Text>
        </li>
      ))}
    </ListSection>
  );
}
