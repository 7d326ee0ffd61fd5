import { type Ref, useRef } from 'react';
import { ButtonSummary } from '../../components/Button/ButtonSummary.tsx';
import { type ProjectTile, ProjectTileList } from '../ProjectTiles/ProjectTileList.tsx';
import * as styles from './ProjectGallery.css.ts';

export interface ProjectGalleryPageProps {
  items: readonly ProjectTile[];
  moreLabel: string;
  ref?: Ref<HTMLUListElement>;
}

/** Pictures that hang in one room. */
const PAGE = 12;

/**
 * One roomful of pictures and the door to the next: a `<details>`, which opens without JavaScript
 * and loads no picture before it does.
 */
export function ProjectGalleryPage({ items, moreLabel, ref }: ProjectGalleryPageProps) {
  const next = useRef<HTMLUListElement>(null);
  const rest = items.slice(PAGE);
  /** The button has gone: whoever pressed it goes on with the pictures it opened. */
  const goOn = () => next.current?.focus({ preventScroll: true });
  return (
    <>
      <ProjectTileList items={items.slice(0, PAGE)} arrangement="gallery" ref={ref} />
      {rest.length > 0 && (
        <details
          className={styles.more}
          // React lets the next door's opening be heard at this one as well.
          onToggle={({ target, currentTarget }) => {
            if (target === currentTarget && currentTarget.open) goOn();
          }}
        >
          <ButtonSummary>{moreLabel}</ButtonSummary>
          <ProjectGalleryPage items={rest} moreLabel={moreLabel} ref={next} />
        </details>
      )}
    </>
  );
}
