import preview from '@custom-designs/storybook/preview.tsx';
import { Grid, Stack } from '../../layout/index.ts';
import { guide } from './Skeleton.guide.tsx';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: { guide },
});

export const Default = meta.story();

export const Posts = meta.story({
  render: () => (
    <SkeletonGroup label="Loading posts...">
      <Grid columns={{ phone: 1, desktop: 3 }} gap="xl">
        {['first', 'second', 'third'].map((id) => (
          <Stack key={id}>
            <Skeleton shape="picture" />
            <Skeleton shape="badge" />
            <Skeleton shape="title" />
            <Skeleton />
          </Stack>
        ))}
      </Grid>
    </SkeletonGroup>
  ),
});
