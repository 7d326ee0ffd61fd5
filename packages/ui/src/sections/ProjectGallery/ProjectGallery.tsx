import { Button } from '../../components/Button/Button.tsx';
import { Actions, type SectionAction } from '../Actions/Actions.tsx';
import { IntroSection, type SectionOpening } from '../ListSection/ListSection.tsx';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import type { ProjectTile } from '../ProjectTiles/ProjectTileList.tsx';
import { ProjectTileSkeletons } from '../ProjectTiles/ProjectTileSkeletons.tsx';
import * as styles from './ProjectGallery.css.ts';
import { ProjectGalleryEmpty, type ProjectGalleryWords } from './ProjectGalleryEmpty.tsx';
import { ProjectGalleryPage } from './ProjectGalleryPage.tsx';

export const defaultProjectGalleryLabels = {
  /** Text of the button that shows the next page. */
  more: 'Show more',
  /** Announced while the first pictures load. */
  loading: 'Loading the gallery',
  /** Above the pictures, when newer ones could not be loaded. */
  outdated: 'The latest pictures could not be loaded.',
  /** Text of the button that loads again. */
  tryAgain: 'Try Again',
};

export interface ProjectGalleryProps extends SectionOpening {
  /** `loading` shows placeholders, `error` a message with a way to try again. */
  status: 'loading' | 'loaded' | 'error';
  /** Pictures at hand: they stay on show while fresh ones load and when those cannot be had. */
  items: readonly ProjectTile[];
  /** Shown where there are no pictures yet. */
  empty: ProjectGalleryWords & { action?: SectionAction };
  /** Shown where no picture could be loaded. */
  failure: ProjectGalleryWords;
  /** Called when a visitor asks to load the photos again. */
  onTryAgain?: () => void;
  /** Another try is under way. */
  isTrying?: boolean;
  /** Words of the component. Default: English. */
  labels?: Partial<typeof defaultProjectGalleryLabels>;
}

/**
 * All the photographs of finished work, from one to some hundreds, a dozen at a time. Loading, empty,
 * failed and failed with pictures at hand each say what they are; the section itself always stands.
 *
 * - For two or three projects on a page about something else: use ProjectTiles.
 * - For cases with a client and a story: use CaseCards or CaseChapters.
 * - For managing images: use MediaGrid.
 */
export function ProjectGallery({
  status,
  items,
  lead,
  empty,
  failure,
  onTryAgain,
  isTrying = false,
  labels,
  ...opening
}: ProjectGalleryProps) {
  const words = { ...defaultProjectGalleryLabels, ...labels };
  const isBare = items.length === 0;
  return (
    <IntroSection
      {...opening}
      lead={isBare && status !== 'loading' ? undefined : lead}
      wide={
        isBare ? (
          status === 'loading' && <ProjectTileSkeletons label={words.loading} />
        ) : (
          <ProjectGalleryPage items={items} moreLabel={words.more} />
        )
      }
    >
      {isBare && status === 'loaded' && (
        <ProjectGalleryEmpty heading={empty.heading} text={empty.text}>
          {empty.action && <Actions items={[empty.action]} emphasis="quiet" />}
        </ProjectGalleryEmpty>
      )}
      {isBare && status === 'error' && (
        <ProjectGalleryEmpty {...failure} isAlert>
          {onTryAgain && (
            <Button variant="secondary" onPress={onTryAgain} isPending={isTrying}>
              {words.tryAgain}
            </Button>
          )}
        </ProjectGalleryEmpty>
      )}
      {!isBare && status === 'error' && (
        <div className={styles.apart}>
          <LoadFailure
            message={words.outdated}
            onTryAgain={onTryAgain}
            labels={{ tryAgain: words.tryAgain }}
            isTrying={isTrying}
          />
        </div>
      )}
    </IntroSection>
  );
}
