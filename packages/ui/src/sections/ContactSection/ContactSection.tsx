import { type ReactNode, useId } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { Container, Section } from '../../layout/index.ts';
import { Heading } from '../../text/index.ts';
import { SectionIntro } from '../SectionIntro/SectionIntro.tsx';
import { ContactDetails, type ContactDetailsProps } from './ContactDetails.tsx';
import * as styles from './ContactSection.css.ts';

export interface ContactSectionProps extends ContactDetailsProps {
  /** Heading of level 2. */
  heading: ReactNode;
  /** Short label above the heading. */
  label?: ReactNode;
  /** Paragraph below the heading. */
  lead?: ReactNode;
  /** A picture below the ways to reach us, such as the room where visitors are received. */
  image?: PictureSource;
  /** Heading above the form. */
  formHeading?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Where `#contact` links of the page lead. */
  id?: string;
}

const sizes = '(min-width: 78em) 36rem, (min-width: 48em) 48vw, 100vw';

/**
 * A form, and every other way to reach us beside it.
 *
 * For getting in touch: a short form, and beside it everything for those who would rather call,
 * write or come by. Links to #contact end here.
 * - For the way to the showroom: use MapOnClick.
 * - For one invitation at the end of a page: use CallToAction, which leads here.
 * - Twice on a page: #contact must mean one place.
 */
export function ContactSection({
  heading,
  label,
  lead,
  image,
  formHeading,
  children,
  id = 'contact',
  ...details
}: ContactSectionProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} id={id} tone="surface">
      <Container>
        <div className={styles.columns}>
          <div className={styles.side}>
            <SectionIntro headingId={headingId} heading={heading} label={label} lead={lead} />
            <ContactDetails {...details} />
            {image && <Picture source={image} ratio="wide" sizes={sizes} />}
          </div>
          <div className={styles.form}>
            {formHeading !== undefined && (
              <Heading level={3} size="heading">
                {formHeading}
              </Heading>
            )}
            {children}
          </div>
        </div>
      </Container>
    </Section>
  );
}
