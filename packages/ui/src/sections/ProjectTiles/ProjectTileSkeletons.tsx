import { Skeleton, SkeletonGroup } from '../../components/Skeleton/Skeleton.tsx';
import * as styles from './ProjectTiles.css.ts';
import { placeOf } from './tilePattern.ts';

const places = [0, 1, 2, 3];

/** Placeholders for the first pictures of a gallery while they load. */
export function ProjectTileSkeletons({
  label,
}: {
  /** Tells screen readers what is loading. */
  label: string;
}) {
  return (
    <SkeletonGroup label={label}>
      <div className={`${styles.tiles} ${styles.arrangement.gallery}`}>
        {places.map((index) => (
          <div key={index} className={styles.tile} style={placeOf(index, places.length).style}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
