import { ArrowRight } from 'lucide-react';
import { Accordion } from '../../components/Accordion/Accordion.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { brightenOnHover, type PictureSource } from '../../components/Picture/source.ts';
import { Heading, Link, Text } from '../../text/index.ts';
import { CasePlace, type CaseStudy } from '../CaseCards/CaseCards.tsx';
import { FadeIn } from '../FadeIn/FadeIn.tsx';
import { IntroSection, List, type SectionOpening } from '../ListSection/ListSection.tsx';
import * as styles from './CaseChapters.css.ts';

export interface CaseChapter {
  /** Title of the group, such as a kind of business. */
  title: string;
  /** Picture of the group. */
  image: PictureSource;
  /** URL of the page with the full cases. */
  href: string;
  /** The cases. A group without cases is left out. */
  items: readonly Omit<CaseStudy, 'image'>[];
}

export interface CaseChaptersProps extends SectionOpening {
  /** The groups, in order. */
  items: readonly CaseChapter[];
}

const sizes = '(min-width: 48em) 29rem, 100vw';

/** A chapter's title, with its clients beside it. */
function CaseChaptersName({ title, items }: CaseChapter) {
  const clients = items.flatMap(({ client }) => client ?? []).join(', ');
  return (
    <span className={styles.name}>
      <Text as="span" size="tagline" tone="inherit">
        {title}
      </Text>
      {clients && (
        <span className={styles.clients}>
          <Text as="span" size="small" tone="muted">
            {clients}
          </Text>
        </span>
      )}
    </span>
  );
}

/**
 * Many case studies, grouped by kind of place. One group is open at a time, at first the first one. Each
 * case links to its page. Renders nothing without cases, and no group without cases.
 *
 * - For two to four cases: use CaseCards, which shows them all.
 * - For pictures without text: use ProjectGallery.
 */
export function CaseChapters({ items, ...opening }: CaseChaptersProps) {
  const told = items.filter((chapter) => chapter.items.length > 0);
  const [first] = told;
  if (!first) return null;
  return (
    <IntroSection {...opening}>
      <FadeIn>
        <div className={styles.chapters}>
          <Accordion
            defaultExpandedKey={first.title}
            items={told.map((chapter) => ({
              id: chapter.title,
              title: <CaseChaptersName {...chapter} />,
              content: (
                <div className={styles.chapter} {...brightenOnHover}>
                  <Picture source={chapter.image} ratio="wide" dim="untilHover" sizes={sizes} />
                  <List className={styles.stories}>
                    {chapter.items.map((study) => (
                      <CaseChaptersStory key={study.title} {...study} href={chapter.href} />
                    ))}
                  </List>
                </div>
              ),
            }))}
          />
        </div>
      </FadeIn>
    </IntroSection>
  );
}

interface CaseChaptersStoryProps extends Omit<CaseStudy, 'image'> {
  href: string;
}

/** A short version of a case. Its title links to the page. */
function CaseChaptersStory({ title, description, href, ...place }: CaseChaptersStoryProps) {
  return (
    <li className={styles.story}>
      <CasePlace {...place} />
      <Heading level={4} size="subheading">
        <Link href={href} variant="plain">
          <span className={styles.title}>
            {title}
            <Icon icon={ArrowRight} isDirectional />
          </span>
        </Link>
      </Heading>
      <Text size="small" tone="muted">
        {description}
      </Text>
    </li>
  );
}
