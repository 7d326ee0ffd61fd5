import { IntroSection, type SectionOpening } from '../ListSection/ListSection.tsx';
import { type ProjectTile, ProjectTileList } from './ProjectTileList.tsx';

export type { ProjectTile } from './ProjectTileList.tsx';

export interface ProjectTilesProps extends SectionOpening {
  /** The projects, one tile each. */
  items: readonly ProjectTile[];
}

/**
 * Two or three finished works that speak by their pictures, hung at different heights, each with a title
 * and a line. Renders nothing without tiles.
 *
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
