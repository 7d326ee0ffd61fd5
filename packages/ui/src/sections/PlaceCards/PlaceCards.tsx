import { type ReactNode, useId } from 'react';
import { lampHost, Picture, type PictureSource } from '../../components/Picture/index.ts';
import { Container, Section } from '../../layout/index.ts';
import { Anchor, Heading, Text } from '../../text/index.ts';
import { SectionIntro } from '../SectionIntro/index.ts';
import * as styles from './PlaceCards.css.ts';

export interface PlaceCard {
  name: string;
  description: string;
  href: string;
  image: PictureSource;
}

export interface PlaceCardsProps {
  items: readonly PlaceCard[];
  heading: ReactNode;
  label?: ReactNode;
  lead?: ReactNode;
  id?: string;
}

const sizes = '(min-width: 78em) 40rem, (min-width: 48em) 56vw, 100vw';

/**
 * Places as lit pictures that carry their names, each one link. Nothing without places.
 *
 * For places that each have a page: the picture carries the name, all of it is one link, and a
 * sentence below says what is different there.
 * - For services or kinds of home: use LinkCards.
 * - For facts about one place: use InfoRow; for its story, LocalStory.
 * - For showing where it is: use MapOnClick.
 */
export function PlaceCards({ items, heading, label, lead, id }: PlaceCardsProps) {
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <Section aria-labelledby={headingId} {...(id ? { id } : {})}>
      <Container>
        <SectionIntro
          headingId={headingId}
          heading={heading}
          label={label}
          lead={lead}
          layout="split"
        />
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops a list's role with its bullets */}
        <ul role="list" className={styles.cards}>
          {items.map(({ name, description, href, image }) => (
            <li key={href} className={styles.card} {...lampHost}>
              <div className={styles.sight}>
                <Picture source={image} ratio="fill" lamps="low" sizes={sizes} decorative />
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
        </ul>
      </Container>
    </Section>
  );
}
