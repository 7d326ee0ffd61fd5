import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import type { SectionProps } from '../../layout/index.ts';
import { Text } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { media } from '../../theme/breakpoints.ts';
import { Actions, type SectionAction } from '../Actions/Actions.tsx';
import { ListSection, type SectionOpening } from '../ListSection/ListSection.tsx';
import * as styles from './LinkCards.css.ts';
import { type RowSize, rowOfEach } from './rowsOf.ts';

export interface LinkCard {
  title: string;
  description?: ReactNode;
  href: string;
  image: PictureSource;
  /** A starting price, such as "Basic theaters about $5,000". */
  price?: string;
  /** Decorative icon of 24 px beside the title. */
  icon?: ReactNode;
  /** Color of the icon. */
  tone?: keyof typeof styles.icon;
}

export const defaultLinkCardsLabels = {
  /** Text of the link at the foot of each card. Screen readers read it before the title. */
  link: 'Learn more',
};

export interface LinkCardsProps extends SectionOpening, Pick<SectionProps, 'tone'> {
  /** The cards, each with the page that it links to. */
  items: readonly LinkCard[];
  /** `small` is for one of many sections: up to five cards a row. */
  size?: 'large' | 'small';
  /** Links beside the heading. */
  actions?: readonly SectionAction[];
  /** Hides the heading visually, for a page whose hero has the same title. */
  isHeadingHidden?: boolean;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultLinkCardsLabels>;
}

/* Phones show large cards 4 by 5, which is narrower than the pictures. */
const onPhone = '17rem';
const smallSizes = '(min-width: 70em) 18rem, (min-width: 48em) 50vw, 15rem';
const sizes: Readonly<Record<RowSize, string>> = {
  1: `(min-width: 78em) 72rem, (min-width: 48em) 100vw, ${onPhone}`,
  2: `(min-width: 78em) 43rem, (min-width: 48em) 60vw, ${onPhone}`,
  3: `(min-width: 78em) 54rem, (min-width: 48em) 74vw, ${onPhone}`,
};

/** The most small cards that fill the rows of a wide screen. */
const columnsFor = (count: number) => ([5, 4, 3] as const).find((each) => count % each === 0) ?? 4;

/**
 * Grid of cards with pictures, each linking to a page. Large cards fill every row, in twos and threes, for any
 * number of cards. Renders nothing without cards.
 *
 * - For cities: use PlaceCards, which sets the name on the picture.
 * - For entries without a picture: use ValueColumns.
 * - For finished work: use ProjectTiles or CaseCards. For posts: use PostList.
 */
export function LinkCards({
  items,
  size = 'large',
  actions = [],
  isHeadingHidden = false,
  labels: ownLabels,
  ...opening
}: LinkCardsProps) {
  const labels = useLabels('LinkCards', defaultLinkCardsLabels, ownLabels);
  if (items.length === 0) return null;
  const isSmall = size === 'small';
  const rows = rowOfEach(items.length);
  const grid = isSmall ? styles.small[columnsFor(items.length)] : styles.cards;
  return (
    <ListSection
      {...opening}
      isHeadingHidden={isHeadingHidden}
      action={actions.length > 0 && <Actions items={actions} emphasis="quiet" />}
      list={`${styles.list} ${grid} ${isHeadingHidden ? '' : styles.afterIntro}`}
    >
      {items.map(({ title, description, href, image, price, icon, tone = 'warm' }, index) => (
        <li key={href} className={isSmall ? undefined : styles.row[rows[index] ?? 3]}>
          <Card
            size={size}
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
            image={
              <Picture
                source={image}
                edge="full-bleed"
                dim="untilHover"
                sizes={isSmall ? smallSizes : sizes[rows[index] ?? 3]}
                portraitAt={!isSmall && rows[index] === 3 ? media.desktop : undefined}
              />
            }
            href={href}
            linkLabel={labels.link}
          >
            {description}
            {price && (
              <Text size="small" tone="accent">
                {price}
              </Text>
            )}
          </Card>
        </li>
      ))}
    </ListSection>
  );
}
