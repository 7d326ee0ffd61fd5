import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Grid, Stack } from '../../layout/index.ts';
import { guide } from './Skeleton.guide.tsx';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: { guide },
});

export const Default = meta.story();
export const Picture = meta.story({ args: { shape: 'picture' } });
export const Title = meta.story({ args: { shape: 'title' } });

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

Posts.test('is heard once as loading, whatever it draws', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading posts\.\.\.$/);
});

Picture.test('moves nothing but its opacity', async ({ canvasElement }) => {
  const [animation] = (canvasElement.querySelector('[aria-hidden]') as Element).getAnimations();
  const effect = animation?.effect as KeyframeEffect;
  const frames = effect.getKeyframes();
  const animated = frames.flatMap((frame) =>
    Object.keys(frame).filter((key) => !/offset|easing|composite/i.test(key)),
  );
  await expect(new Set(animated)).toEqual(new Set(['opacity']));
});
