import { type ReactNode, type Ref, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonSummary } from '../../components/Button/ButtonSummary.tsx';
import { addressOf } from '../../components/Picture/source.ts';
import { Heading, Text } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { Actions, type SectionAction } from '../Actions/Actions.tsx';
import { IntroSection, type SectionOpening } from '../ListSection/ListSection.tsx';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import { PictureLink } from '../PictureViewer/PictureLink.tsx';
import { type ProjectTile, ProjectTileList } from '../ProjectTiles/ProjectTileList.tsx';
import { ProjectTileSkeletons } from '../ProjectTiles/ProjectTileSkeletons.tsx';
import * as styles from './ProjectGallery.css.ts';

export const defaultProjectGalleryLabels = {
  /** Text of the button that shows the next page. */
  more: 'Show more',
  /** Announced while the first pictures load. */
  loading: 'Loading the gallery',
  /** Shown above the pictures when newer ones failed to load. */
  outdated: 'The latest pictures couldn’t be loaded.',
  /** Text of the retry button. */
  tryAgain: 'Try again',
};

export interface ProjectGalleryTexts {
  heading: string;
  text: string;
}

export interface ProjectGalleryProps extends SectionOpening {
  /** `loading` shows placeholders, and `error` a message with a retry button. */
  status: 'loading' | 'loaded' | 'error';
  /** Known pictures. They stay visible while new ones load and if loading fails. */
  items: readonly ProjectTile[];
  /** Shown when there are no pictures yet. */
  empty: ProjectGalleryTexts & { action?: SectionAction };
  /** Shown when no pictures could be loaded. */
  failure: ProjectGalleryTexts;
  /** Opens a picture in a larger view. Without it, pictures link to their files. */
  onOpen?: (id: string) => void;
  /** Called by the retry button. */
  onTryAgain?: () => void;
  /** Whether a retry is running. */
  isTrying?: boolean;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultProjectGalleryLabels>;
}

/** How many pictures appear at a time. */
const PAGE = 6;

interface GalleryPageProps {
  items: readonly ProjectTile[];
  moreLabel: string;
  onOpen: ProjectGalleryProps['onOpen'];
  ref?: Ref<HTMLUListElement>;
}

/**
 * One page of pictures, and a `<details>` with the next one, which opens without JavaScript and
 * loads its pictures only then.
 */
function GalleryPage({ items, moreLabel, onOpen, ref }: GalleryPageProps) {
  const next = useRef<HTMLUListElement>(null);
  const rest = items.slice(PAGE);
  /** The button is gone after the last page, so the focus moves to the new pictures. */
  const goOn = () => next.current?.focus({ preventScroll: true });
  return (
    <>
      <ProjectTileList
        items={items.slice(0, PAGE)}
        arrangement="gallery"
        wrap={(picture, { id, image }) => (
          <PictureLink
            href={addressOf(image)}
            onOpen={onOpen && id !== undefined ? () => onOpen(id) : undefined}
          >
            {picture}
          </PictureLink>
        )}
        ref={ref}
      />
      {rest.length > 0 && (
        <details
          className={styles.more}
          // React also reports the toggle of a nested page here.
          onToggle={({ target, currentTarget }) => {
            if (target === currentTarget && currentTarget.open) goOn();
          }}
        >
          <ButtonSummary>{moreLabel}</ButtonSummary>
          <GalleryPage items={rest} moreLabel={moreLabel} onOpen={onOpen} ref={next} />
        </details>
      )}
    </>
  );
}

interface InsteadProps extends ProjectGalleryTexts {
  /** Actions below the message. */
  children: ReactNode;
  isAlert?: boolean;
}

/** Explains an empty or failed gallery in place of the pictures. */
function Instead({ heading, text, children, isAlert = false }: InsteadProps) {
  return (
    <div className={styles.instead} role={isAlert ? 'alert' : undefined}>
      <Heading level={3} size="heading">
        {heading}
      </Heading>
      <Text tone="muted">{text}</Text>
      {children}
    </div>
  );
}

/**
 * Gallery of project pictures that shows six at a time, for up to several hundred. It says when it is
 * loading, is empty, or has failed. The section always renders.
 *
 * - For two or three projects on another page: use ProjectTiles.
 * - For cases with a client and a story: use CaseCards or CaseChapters.
 * - To manage images: use MediaGrid.
 */
export function ProjectGallery({
  status,
  items,
  lead,
  empty,
  failure,
  onOpen,
  onTryAgain,
  isTrying = false,
  labels: ownLabels,
  ...opening
}: ProjectGalleryProps) {
  const labels = useLabels('ProjectGallery', defaultProjectGalleryLabels, ownLabels);
  const isBare = items.length === 0;
  return (
    <IntroSection {...opening} lead={isBare && status !== 'loading' ? undefined : lead}>
      {isBare && status === 'loading' && <ProjectTileSkeletons label={labels.loading} />}
      {isBare && status === 'loaded' && (
        <Instead heading={empty.heading} text={empty.text}>
          {empty.action && <Actions items={[empty.action]} emphasis="quiet" />}
        </Instead>
      )}
      {isBare && status === 'error' && (
        <Instead {...failure} isAlert>
          {onTryAgain && (
            <Button variant="secondary" onPress={onTryAgain} isPending={isTrying}>
              {labels.tryAgain}
            </Button>
          )}
        </Instead>
      )}
      {!isBare && status === 'error' && (
        <div className={styles.apart}>
          <LoadFailure
            message={labels.outdated}
            onTryAgain={onTryAgain}
            labels={{ tryAgain: labels.tryAgain }}
            isTrying={isTrying}
          />
        </div>
      )}
      {!isBare && <GalleryPage items={items} moreLabel={labels.more} onOpen={onOpen} />}
    </IntroSection>
  );
}
