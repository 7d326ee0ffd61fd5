import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { Link, Text } from '../../text/index.ts';
import type { SectionAction } from '../Actions/Actions.tsx';
import { IntroSection, type SectionOpening } from '../ListSection/ListSection.tsx';
import * as styles from './Testimonials.css.ts';

export interface Testimonial {
  name: string;
  role?: string;
  content: string;
  /** Nobody said this yet. The role then stands without a name. */
  isSample?: boolean;
  /** Image of the client. Default: the initial of the name. */
  avatar?: PictureSource;
}

export interface ClientTestimonial {
  content: string;
  author: string;
  position?: string;
  company?: string;
  isSample?: boolean;
}

/** The role line needs both position and company (docs/behavior.md#testimonials). */
export const toTestimonial = ({
  content,
  author,
  position,
  company,
  isSample,
}: ClientTestimonial): Testimonial => ({
  name: author,
  content,
  ...(isSample && { isSample }),
  ...(position && company ? { role: `${position}, ${company}` } : {}),
});

export interface TestimonialsProps extends Partial<Omit<SectionOpening, 'lead'>> {
  /** Quotes from clients, the strongest first. */
  items: readonly Testimonial[];
  /** Beside the heading while a testimonial is a sample. */
  sampleNote?: string;
  /** Link beside the heading, e.g. to what else vouches for the company. */
  action?: SectionAction;
}

const initialOf = (name: string) => [...name.trim()][0]?.toLocaleUpperCase('en') ?? '';

/** Who said it. An invented name or face would be a false witness, so a sample has only a role. */
function TestimonialsAuthor({ name, role, isSample, avatar }: Testimonial) {
  const roleLine = role && (
    <Text size="small" tone="muted">
      {role}
    </Text>
  );
  if (isSample) return roleLine && <figcaption>{roleLine}</figcaption>;
  return (
    <figcaption className={styles.who}>
      <span className={styles.face} aria-hidden>
        {avatar ? (
          <Picture source={avatar} ratio="fill" edge="full-bleed" sizes="3.5rem" isDecorative />
        ) : (
          initialOf(name)
        )}
      </span>
      <div>
        <Text tone="strong">{name}</Text>
        {roleLine}
      </div>
    </figcaption>
  );
}

/**
 * One to four client testimonials as large quotes. The first spans the page, so put the strongest first.
 * Two stand side by side. Renders nothing without testimonials.
 *
 * - For the story of a job: use CaseCards.
 * - For the company's own words: use ProseSection or ValueColumns.
 */
export function Testimonials({
  items,
  heading = 'What Our Clients Say',
  sampleNote = 'Sample words, until our clients’ own are in. Theirs will be signed.',
  action,
  ...opening
}: TestimonialsProps) {
  if (items.length === 0) return null;
  return (
    <IntroSection
      {...opening}
      heading={heading}
      lead={items.some(({ isSample }) => isSample) ? sampleNote : undefined}
      action={
        action && (
          <Link href={action.href} variant="standalone">
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
