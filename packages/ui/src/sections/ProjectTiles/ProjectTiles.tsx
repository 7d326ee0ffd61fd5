import { type ReactNode, useId } from 'react';
import { Container, Section } from '../../layout/index.ts';
import { SectionIntro } from '../SectionIntro/index.ts';
import { type ProjectTile, ProjectTileList } from './ProjectTileList.tsx';

export interface ProjectTilesProps {
  items: readonly ProjectTile[];
  heading: ReactNode;
  label?: ReactNode;
  lead?: ReactNode;
  id?: string;
}

/**
 * Finished work as pictures hung at different heights. Two are a large and a small one. Nothing
 * without tiles.
 *
 * For two or three finished works that speak by their pictures, each with a title and a line.
 * - For a gallery that grows and is fetched: use ProjectGallery.
 * - For what was wrong and what is better now: use CaseCards.
 * - For cards that only lead on: use LinkCards.
 */
export function ProjectTiles({ items, heading, label, lead, id }: ProjectTilesProps) {
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
        <ProjectTileList items={items} hanging={items.length <= 2 ? 'pair' : 'three'} />
      </Container>
    </Section>
  );
}
