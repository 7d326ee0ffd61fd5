import { IntroSection, type SectionOpening } from '../ListSection/ListSection.tsx';
import { type ProjectTile, ProjectTileList } from './ProjectTileList.tsx';

export type { ProjectTile } from './ProjectTileList.tsx';

export interface ProjectTilesProps extends SectionOpening {
  /** The projects, one tile each. */
  items: readonly ProjectTile[];
}

/**
 * Two or three project pictures at different heights, each with a title and a line. Renders nothing without
 * tiles.
 *
 * - For a gallery that loads more: use ProjectGallery.
 * - For problems and results: use CaseCards.
 * - For cards that are only links: use LinkCards.
 */
export function ProjectTiles({ items, ...opening }: ProjectTilesProps) {
  if (items.length === 0) return null;
  return (
    <IntroSection {...opening}>
      <ProjectTileList items={items} arrangement={items.length <= 2 ? 'pair' : 'three'} />
    </IntroSection>
  );
}
