import { Picture } from '../../components/Picture/Picture.tsx';
import { brightenOnHover, type PictureSource } from '../../components/Picture/source.ts';
import { Stack } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { useLabel } from '../../text/Link/UiProvider.tsx';
import { ListSection, type SectionOpening } from '../ListSection/ListSection.tsx';
import * as styles from './CaseCards.css.ts';

export interface CaseStudy {
  title: string;
  description: string;
  image: PictureSource;
  client?: string;
  location?: string;
}

export interface CaseCardsProps extends Partial<SectionOpening> {
  /** The case studies, one card each. */
  items: readonly CaseStudy[];
}

/**
 * Client and location of a case study, as `client | location` (docs/behavior/shared-parts.md#case-studies). Renders the
 * known part if one is missing.
 */
export function CasePlace({ client, location }: Pick<CaseStudy, 'client' | 'location'>) {
  const place = [client, location].filter(Boolean).join(' | ');
  return (
    place && (
      <Text size="label" tone="accent">
        {place}
      </Text>
    )
  );
}

const sizes = '(min-width: 48em) 24rem, 40vw';

/**
 * Two to four case studies, each with a picture, the problem, and the result. Renders nothing without
 * cases.
 *
 * - For work that needs no text: use ProjectTiles, or ProjectGallery for many pictures.
 * - For many cases in groups: use CaseChapters.
 * - For offers: use FeatureGrid.
 */
export function CaseCards({ items, heading: ownHeading, ...opening }: CaseCardsProps) {
  const heading = useLabel('CaseCards', 'heading', 'Success Stories', ownHeading);
  if (items.length === 0) return null;
  return (
    <ListSection {...opening} heading={heading} list={styles.cases}>
      {items.map(({ title, description, image, ...place }) => (
        <li key={title} className={styles.item} {...brightenOnHover}>
          <div className={styles.picture}>
            <Picture source={image} ratio="landscape" dim="untilHover" sizes={sizes} />
          </div>
          <Stack gap="xs">
            <CasePlace {...place} />
            <Heading level={3} size="subheading">
              {title}
            </Heading>
          </Stack>
          <div className={styles.description}>
            <Text size="small" tone="muted">
              {description}
            </Text>
          </div>
        </li>
      ))}
    </ListSection>
  );
}
