import { type ReactNode, useId } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Picture, type PictureSource } from '../../components/Picture/index.ts';
import { Container, Section } from '../../layout/index.ts';
import { VisuallyHidden } from '../../text/index.ts';
import { SectionIntro } from '../SectionIntro/index.ts';
import * as styles from './LinkCards.css.ts';
import { type RowSize, rowOfEach } from './rowsOf.ts';

export interface LinkCard {
  title: string;
  description?: ReactNode;
  href: string;
  image: PictureSource;
  /** A line drawing of 24 px beside the title; decoration. */
  icon?: ReactNode;
  /** The colour temperature of the icon. */
  tone?: keyof typeof styles.icon;
}

export interface LinkCardsProps {
  items: readonly LinkCard[];
  heading: ReactNode;
  label?: ReactNode;
  lead?: ReactNode;
  /** For a page whose hero has just said the same words: heard, not seen. */
  isHeadingHidden?: boolean;
  /** At the foot of each card; heard together with its title. */
  linkLabel?: string;
  id?: string;
}

const sizes: Readonly<Record<RowSize, string>> = {
  1: '(min-width: 78em) 72rem, 100vw',
  2: '(min-width: 78em) 36rem, (min-width: 48em) 50vw, 100vw',
  3: '(min-width: 78em) 24rem, (min-width: 48em) 33vw, 100vw',
};

/**
 * Pictures that lead on, each card one link, in rows of two and three that no count leaves
 * ragged. Nothing without cards.
 *
 * For an overview whose entries each have a picture and a page of their own: services, kinds of
 * home, kinds of business.
 * - For cities: use PlaceCards, which set the name on the picture.
 * - For a longer list that is scanned by its words: use ServiceList.
 * - For finished work: use ProjectTiles or CaseCards. For posts: use PostList.
 */
export function LinkCards({
  items,
  heading,
  label,
  lead,
  isHeadingHidden = false,
  linkLabel = 'Learn more',
  id,
}: LinkCardsProps) {
  const headingId = useId();
  if (items.length === 0) return null;
  const rows = rowOfEach(items.length);
  return (
    <Section aria-labelledby={headingId} {...(id ? { id } : {})}>
      <Container>
        {isHeadingHidden ? (
          <h2 id={headingId}>
            <VisuallyHidden>{heading}</VisuallyHidden>
          </h2>
        ) : (
          <SectionIntro
            headingId={headingId}
            heading={heading}
            label={label}
            lead={lead}
            layout="split"
          />
        )}
        <ul
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops a list's role with its bullets
          role="list"
          className={`${styles.cards} ${isHeadingHidden ? '' : styles.afterIntro}`}
        >
          {items.map(({ title, description, href, image, icon, tone = 'warm' }, index) => (
            <li key={href} className={styles.row[rows[index] ?? 3]}>
              <Card
                title={
                  icon ? (
                    <span className={styles.title}>
                      <span className={styles.icon[tone]}>{icon}</span>
                      {title}
                    </span>
                  ) : (
                    title
                  )
                }
                image={<Picture source={image} edge="full-bleed" sizes={sizes[rows[index] ?? 3]} />}
                href={href}
                linkLabel={linkLabel}
              >
                {description}
              </Card>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
