import { Skeleton, SkeletonGroup } from '../../components/Skeleton/Skeleton.tsx';
import { Container, Section, Stack } from '../../layout/index.ts';
import { Heading, VisuallyHidden } from '../../text/index.ts';

export const defaultArticleSkeletonLabels = {
  /** The hidden `<h1>` of the page until the article is there. */
  heading: 'Article',
  /** Announced once. */
  loading: 'Loading the article',
};

export interface ArticleSkeletonProps {
  /** Words of the component. Default: English. */
  labels?: Partial<typeof defaultArticleSkeletonLabels>;
}

/** The shape of an article that is on its way. */
export function ArticleSkeleton({ labels }: ArticleSkeletonProps) {
  const words = { ...defaultArticleSkeletonLabels, ...labels };
  return (
    <>
      <Heading level={1}>
        <VisuallyHidden>{words.heading}</VisuallyHidden>
      </Heading>
      <SkeletonGroup label={words.loading}>
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
    </>
  );
}
