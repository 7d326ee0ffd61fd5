import { ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { brightenOnHover, type PictureSource } from '../../components/Picture/source.ts';
import { Anchor, Heading, Text, VisuallyHidden } from '../../text/index.ts';
import { Actions, type SectionAction } from '../Actions/Actions.tsx';
import { IntroSection, List, type SectionOpening } from '../ListSection/ListSection.tsx';
import * as styles from './ServiceList.css.ts';

export interface ServiceListItem {
  title: string;
  description: string;
  href: string;
  image: PictureSource;
  /** A starting price, such as "Basic theaters about $5,000". */
  price?: string;
}

export const defaultServiceListLabels = {
  /** Text of the link at the end of each row. Screen readers read it before the title. */
  link: 'Learn more',
};

export interface ServiceListProps extends Partial<SectionOpening> {
  /** The services, each with the page that it links to. */
  items: readonly ServiceListItem[];
  /** Links below the list, the primary one first. */
  actions?: readonly SectionAction[];
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultServiceListLabels>;
}

const stageSizes = '(min-width: 70em) and (hover: hover) 46vw, (min-width: 48em) 12rem, 45vw';

/**
 * Numbered list of five to twelve services, each row linking to its page. On wide screens with a mouse, the
 * row that is hovered, focused, or scrolled to shows its picture beside the list. Elsewhere each row has
 * its picture, on phones as cards in two columns. Renders nothing without items.
 *
 * - For two to four services: use LinkCards, which shows every picture.
 * - For services without pages: use FeatureGrid.
 * - For steps: use ProcessTimeline.
 */
export function ServiceList({
  items,
  heading = 'Our Services',
  actions = [],
  labels: ownLabels,
  ...opening
}: ServiceListProps) {
  if (items.length === 0) return null;
  const labels = { ...defaultServiceListLabels, ...ownLabels };
  return (
    <IntroSection
      {...opening}
      heading={heading}
      tone="surface"
      action={actions.length > 0 && <Actions items={actions} emphasis="quiet" />}
      wide={
        <List
          isOrdered
          className={styles.list}
          style={{ [styles.rowCount]: items.length } as CSSProperties}
        >
          {items.map(({ title, description, href, image, price }, index) => (
            <li key={href} className={styles.item} {...brightenOnHover}>
              <div className={styles.row}>
                <span aria-hidden className={styles.number}>
                  {String(index + 1).padStart(2, '0')}
                </span>
                <div className={styles.text}>
                  <Heading level={3} size="heading">
                    {title}
                  </Heading>
                  <Text size="small" tone="muted">
                    {description}
                  </Text>
                  {price && (
                    <Text size="small" tone="accent">
                      {price}
                    </Text>
                  )}
                </div>
                <Anchor href={href} className={styles.link}>
                  <span>
                    {labels.link}
                    <VisuallyHidden> {title}</VisuallyHidden>
                  </span>
                  <Icon icon={ArrowRight} isDirectional />
                </Anchor>
              </div>
              <div className={styles.stage}>
                <Picture
                  source={image}
                  sizes={stageSizes}
                  portraitAt={styles.hoverStage}
                  ratio="fill"
                  edge="full-bleed"
                  dim="untilHover"
                  isDecorative
                />
              </div>
            </li>
          ))}
        </List>
      }
    />
  );
}
