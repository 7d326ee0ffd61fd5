import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { Heading, Link, Text } from '../../text/index.ts';
import { IntroSection, List, type SectionOpening } from '../ListSection/ListSection.tsx';
import * as styles from './Credentials.css.ts';

export interface CrewMember {
  name: string;
  /** What this person does, such as "Lead installer". */
  role: string;
  /** Portrait. Default: the person's initials. */
  image?: PictureSource;
}

export interface CompanyFact {
  /** Kind of fact, such as "License". */
  label: string;
  /** The fact itself, such as "Texas DPS B00000000". */
  text: string;
  /** Page that proves it. */
  href?: string;
}

export interface CredentialsProps extends SectionOpening {
  /** The team members, one card each. */
  people?: readonly CrewMember[];
  /** Licenses, insurance, warranty, and the like. */
  facts?: readonly CompanyFact[];
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .flatMap((part) => [...part].slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase();

/**
 * Team members with portraits or initials, followed by licenses, insurance, and warranty. Renders nothing
 * without people and facts.
 *
 * - For what customers say: use Testimonials.
 * - For address, number, and hours: use InfoCards or ContactSection.
 */
export function Credentials({ people = [], facts = [], ...opening }: CredentialsProps) {
  if (people.length === 0 && facts.length === 0) return null;
  return (
    <IntroSection {...opening}>
      {people.length > 0 && (
        <List className={styles.people}>
          {people.map(({ name, role, image }) => (
            <li key={name} className={styles.person}>
              {image ? (
                <Picture source={image} ratio="portrait" sizes="20rem" isDecorative />
              ) : (
                <div aria-hidden className={styles.monogram}>
                  {initialsOf(name)}
                </div>
              )}
              <Heading level={3} size="subheading">
                {name}
              </Heading>
              <Text size="small" tone="muted">
                {role}
              </Text>
            </li>
          ))}
        </List>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, text, href }) => (
            <div key={`${label} ${text}`} className={styles.fact}>
              <Text as="dt" size="small" tone="accent">
                {label}
              </Text>
              <Text as="dd">{href ? <Link href={href}>{text}</Link> : text}</Text>
            </div>
          ))}
        </dl>
      )}
    </IntroSection>
  );
}
