import { IntroSection, type SectionOpening } from '../ListSection/ListSection.tsx';
import { type ProjectTile, ProjectTileList } from './ProjectTileList.tsx';

export type { ProjectTile } from './ProjectTileList.tsx';

export interface ProjectTilesProps extends SectionOpening {
  /** The projects, one tile each. */
  items: readonly ProjectTile[];
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
export function ProjectTiles({ items, ...opening }: ProjectTilesProps) {
  if (items.length === 0) return null;
  return (
    <IntroSection {...opening}>
      <ProjectTileList items={items} arrangement={items.length <= 2 ? 'pair' : 'three'} />
    </IntroSection>
  );
}
