import { Skeleton, SkeletonGroup } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../layout/index.ts';
import * as styles from './LatestPosts.css.ts';

/** The shapes of the three posts that are on their way. */
export function LatestPostsSkeletons({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.posts}>
        {['lead', 'second', 'third'].map((id) => (
          <Stack key={id} gap="md">
            <Skeleton shape="picture" />
            <Skeleton shape="badge" />
            <Skeleton shape="title" />
            <Skeleton />
          </Stack>
        ))}
      </div>
    </SkeletonGroup>
  );
}
