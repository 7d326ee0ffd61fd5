import { type ReactNode, useId } from 'react';
import { lampHost, Picture, type PictureSource } from '../../components/Picture/index.ts';
import { Container, Section } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { SectionIntro } from '../SectionIntro/index.ts';
import * as styles from './CaseCards.css.ts';

export interface CaseStudy {
  title: string;
  description: string;
  image: PictureSource;
  client?: string | undefined;
  location?: string | undefined;
}

export interface CaseCardsProps {
  items: readonly CaseStudy[];
  heading?: ReactNode;
  label?: ReactNode;
  lead?: ReactNode;
  id?: string;
}

const sizes = '(min-width: 78em) 42rem, (min-width: 48em) 58vw, 100vw';

/**
 * Finished work, one picture each, whose lamps come up. The location line reads `client |
 * location` (docs/behavior.md#case-studies). Renders nothing without cases.
 *
 * For two to four finished jobs: a picture each, what was wrong and what is better now.
 * - For work that is shown rather than told: use ProjectTiles, or ProjectGallery for many
 *   pictures.
 * - For many cases in chapters that lead on: use CaseChapters.
 * - For what we could do for somebody: use FeatureGrid. A case has happened.
 */
export function CaseCards({ items, heading = 'Success Stories', label, lead, id }: CaseCardsProps) {
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
        <ul role="list" className={styles.cases}>
          {items.map(({ title, description, image, client, location }) => {
            const place = [client, location].filter(Boolean).join(' | ');
            return (
              <li key={title} className={styles.item} {...lampHost}>
                <div className={styles.picture}>
                  <Picture source={image} ratio="landscape" lamps="low" sizes={sizes} />
                </div>
                <div className={styles.words}>
                  {place && (
                    <Text size="label" tone="accent">
                      {place}
                    </Text>
                  )}
                  <Heading level={3} size="heading">
                    {title}
                  </Heading>
                  <Text tone="muted">{description}</Text>
                </div>
              </li>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}
