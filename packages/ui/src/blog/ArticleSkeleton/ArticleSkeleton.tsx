import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import { Container, Section, Stack } from '../../layout/index.ts';

export interface ArticleSkeletonProps {
  /** Heard once. */
  label?: string;
}

/** The shape of an article that is on its way. */
export function ArticleSkeleton({ label = 'Loading the article' }: ArticleSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <Section space="compact">
        <Container>
          <Stack gap="lg">
            <Skeleton shape="badge" />
            <Skeleton shape="title" />
            <Skeleton lines={2} />
            <Skeleton shape="picture" />
          </Stack>
        </Container>
      </Section>
      <Container width="text">
        <Stack gap="xl">
          <Skeleton lines={5} />
          <Skeleton lines={4} />
          <Skeleton lines={5} />
        </Stack>
      </Container>
    </SkeletonGroup>
  );
}
