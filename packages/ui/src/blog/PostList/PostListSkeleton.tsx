import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import { Stack } from '../../layout/index.ts';
import * as styles from './PostList.css.ts';

/** One placeholder for each key (docs/behavior.md#blog-list). */
const shapes = ['1', '2', '3', '4', '5', '6'];

/** The shapes of the posts that are on their way. */
export function PostListSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.posts}>
        {shapes.map((id) => (
          <div key={id} className={styles.step}>
            <Stack gap="md">
              <Skeleton shape="picture" />
              <Skeleton shape="badge" />
              <Skeleton shape="title" />
              <Skeleton />
            </Stack>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
