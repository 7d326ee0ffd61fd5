import { Skeleton, SkeletonGroup } from '../../components/Skeleton/Skeleton.tsx';
import { Container, Section, Stack } from '../../layout/index.ts';
import { Heading, VisuallyHidden } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';

export const defaultArticleSkeletonLabels = {
  /** The page's hidden `<h1>` until the article has loaded. */
  heading: 'Article',
  /** Announced once to screen readers. */
  loading: 'Loading the article',
};

export interface ArticleSkeletonProps {
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultArticleSkeletonLabels>;
}

/** Placeholder for an article while it loads. */
export function ArticleSkeleton({ labels: ownLabels }: ArticleSkeletonProps) {
  const labels = useLabels('ArticleSkeleton', defaultArticleSkeletonLabels, ownLabels);
  return (
    <>
      <Heading level={1}>
        <VisuallyHidden>{labels.heading}</VisuallyHidden>
      </Heading>
      <SkeletonGroup label={labels.loading}>
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
