import { type ReactNode, useId } from 'react';
import { lampHost, Picture, type PictureSource } from '../../components/Picture/index.ts';
import { Container, Section } from '../../layout/index.ts';
import { Heading, Link, Text } from '../../text/index.ts';
import type { SectionAction } from '../Actions/index.ts';
import { SectionIntro } from '../SectionIntro/index.ts';
import * as styles from './ProjectTiles.css.ts';

export interface ProjectTile {
  /** Told apart by it; the title where there is none. */
  id?: string;
  title: string;
  description?: string | null;
  image: PictureSource;
  /** A word above the title, e.g. "Featured". */
  note?: string | undefined;
  /** Where it is told in full. */
  action?: SectionAction;
}

export interface ProjectTilesProps {
  items: readonly ProjectTile[];
  heading: ReactNode;
  label?: ReactNode;
  lead?: ReactNode;
  /** Where there are no tiles: what to say instead. Without it the section is gone. */
  children?: ReactNode;
  id?: string;
}

/** Finished work as pictures hung at different heights. Two are a large and a small one. */
export function ProjectTiles({ items, heading, label, lead, children, id }: ProjectTilesProps) {
  const headingId = useId();
  if (items.length === 0 && !children) return null;
  const isPair = items.length <= 2;
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
        {items.length > 0 && (
          <ul
            // biome-ignore lint/a11y/noRedundantRoles: Safari drops a list's role with its bullets
            role="list"
            className={`${styles.tiles} ${styles.hanging[isPair ? 'pair' : 'three']}`}
          >
            {items.map(({ id: key, title, description, image, note, action }) => (
              <li key={key ?? title} className={styles.tile} {...lampHost}>
                <Picture
                  source={image}
                  ratio={isPair ? 'landscape' : 'portrait'}
                  lamps="low"
                  sizes={`(min-width: 768px) ${isPair ? 56 : 31}vw, 100vw`}
                />
                <div className={styles.caption}>
                  {note !== undefined && (
                    <Text size="label" tone="accent">
                      {note}
                    </Text>
                  )}
                  <Heading level={3} size="heading">
                    {title}
                  </Heading>
                  {description && <Text tone="muted">{description}</Text>}
                  {action && (
                    <Link href={action.href} variant="standalone">
                      {action.label}
                    </Link>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
        {items.length === 0 && children}
      </Container>
    </Section>
  );
}
