import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { Text } from '../../text/index.ts';
import { IntroSection, type SectionOpening } from '../ListSection/ListSection.tsx';
import * as styles from './Testimonials.css.ts';

export interface Testimonial {
  name: string;
  role?: string;
  content: string;
  /** Remark after the role, such as "Sample". */
  note?: string;
  /** Image of the client. Default: the initial of the name. */
  avatar?: PictureSource;
}

export interface ClientTestimonial {
  content: string;
  author: string;
  position?: string;
  company?: string;
  note?: string;
}

/** The role line needs both position and company (docs/behavior.md#testimonials). */
export const toTestimonial = ({
  content,
  author,
  position,
  company,
  note,
}: ClientTestimonial): Testimonial => ({
  name: author,
  content,
  ...(note && { note }),
  ...(position && company ? { role: `${position}, ${company}` } : {}),
});

export interface TestimonialsProps extends Partial<Omit<SectionOpening, 'lead'>> {
  /** Quotes from clients, the strongest first. */
  items: readonly Testimonial[];
}

const initialOf = (name: string) => [...name.trim()][0]?.toLocaleUpperCase('en') ?? '';

/**
 * One to four client testimonials as large quotes. The first spans the page, so put the strongest first.
 * Renders nothing without testimonials.
 *
 * - For the story of a job: use CaseCards.
 * - For the company's own words: use ProseSection or ValueColumns.
 */
export function Testimonials({
  items,
  heading = 'What Our Clients Say',
  ...opening
}: TestimonialsProps) {
  if (items.length === 0) return null;
  return (
    <IntroSection {...opening} heading={heading} layout="stacked" tone="surface">
      <div className={styles.testimonials}>
        {items.map(({ name, role, content, note, avatar }) => (
          <figure key={`${name}: ${content}`} className={styles.testimonial}>
            <blockquote className={styles.quote}>
              <p>{content}</p>
            </blockquote>
            <figcaption className={styles.who}>
              <span className={styles.face} aria-hidden>
                {avatar ? (
                  <Picture
                    source={avatar}
                    ratio="fill"
                    edge="full-bleed"
                    sizes="3.5rem"
                    isDecorative
                  />
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
                {note && (
                  <Text size="label" tone="muted">
                    {note}
                  </Text>
                )}
              </div>
            </figcaption>
          </figure>
        ))}
      </div>
    </IntroSection>
  );
}
