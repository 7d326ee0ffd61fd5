import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { Link, Text } from '../../text/index.ts';
import { useLabel } from '../../text/Link/UiProvider.tsx';
import type { SectionAction } from '../Actions/Actions.tsx';
import { IntroSection, type SectionOpening } from '../ListSection/ListSection.tsx';
import * as styles from './Testimonials.css.ts';

export interface Testimonial {
  name: string;
  role?: string;
  content: string;
  /** Image of the client. Default: the initial of the name. */
  avatar?: PictureSource;
}

export interface ClientTestimonial {
  content: string;
  author: string;
  position?: string;
  company?: string;
}

export interface TestimonialsProps extends Partial<SectionOpening> {
  /** Quotes from clients, the strongest first. */
  items: readonly Testimonial[];
  /** Link beside the heading, e.g. to what else vouches for the company. */
  action?: SectionAction;
}

const initialOf = (name: string) => [...name.trim()][0]?.toLocaleUpperCase('en') ?? '';

function TestimonialsAuthor({ name, role, avatar }: Omit<Testimonial, 'content'>) {
  return (
    <figcaption className={styles.who}>
      <span className={styles.face} aria-hidden>
        {avatar ? (
          <Picture source={avatar} ratio="fill" edge="full-bleed" sizes="2.75rem" isDecorative />
        ) : (
          initialOf(name)
        )}
      </span>
      <div>
        <Text tone="strong">{name}</Text>
        {role && (
          <Text size="small" tone="muted">
            {role}
          </Text>
        )}
      </div>
    </figcaption>
  );
}

/**
 * One to four client testimonials as quotes. The first is the largest, so put the strongest first.
 * Two stand side by side. Renders nothing without testimonials.
 *
 * - For the story of a job: use CaseCards.
 * - For the company's own words: use ProseSection or ValueColumns.
 */
export function Testimonials({
  items,
  heading: ownHeading,
  action,
  ...opening
}: TestimonialsProps) {
  const heading = useLabel('Testimonials', 'heading', 'What Our Clients Say', ownHeading);
  if (items.length === 0) return null;
  return (
    <IntroSection
      id="reviews"
      {...opening}
      heading={heading}
      action={
        action && (
          <Link href={action.href} variant="more">
            {action.label}
          </Link>
        )
      }
      tone="surface"
    >
      <div className={styles.testimonials}>
        {items.map((item) => (
          <figure key={`${item.name}: ${item.content}`} className={styles.testimonial}>
            <blockquote className={styles.quote}>
              <p>{item.content}</p>
            </blockquote>
            <TestimonialsAuthor {...item} />
          </figure>
        ))}
      </div>
    </IntroSection>
  );
}
