import { Skeleton, SkeletonGroup } from '../../components/Skeleton/Skeleton.tsx';
import * as styles from './ProjectTiles.css.ts';

const places = [0, 1, 2, 3, 4, 5];

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
          <div key={index} className={styles.tile}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
