import { ArrowRight } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Heading, Link, Text } from '../../text/index.ts';
import type { CaseStudy } from '../CaseCards/CaseCards.tsx';
import * as styles from './CaseChapters.css.ts';

interface CaseChaptersStoryProps extends Omit<CaseStudy, 'image'> {
  href: string;
}

/** One story in short; its title leads on. */
export function CaseChaptersStory({
  title,
  description,
  client,
  location,
  href,
}: CaseChaptersStoryProps) {
  const place = [client, location].filter(Boolean).join(' | ');
  return (
    <li className={styles.story}>
      {place && (
        <Text size="label" tone="accent">
          {place}
        </Text>
      )}
      <Heading level={4} size="subheading">
        <Link href={href} variant="plain">
          <span className={styles.title}>
            {title}
            <Icon icon={ArrowRight} isDirectional />
          </span>
        </Link>
      </Heading>
      <Text tone="muted">{description}</Text>
    </li>
  );
}
