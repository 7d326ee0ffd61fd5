import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import { Container, Section, Stack } from '../../layout/index.ts';
import { Heading, VisuallyHidden } from '../../text/index.ts';

export interface ArticleSkeletonProps {
  /** The page's `<h1>` meanwhile: heard, not seen. */
  heading?: string;
  /** Heard once. */
  label?: string;
}

/** The shape of an article that is on its way. */
export function ArticleSkeleton({
  heading = 'Article',
  label = 'Loading the article',
}: ArticleSkeletonProps) {
  return (
    <>
      <Heading level={1}>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </Heading>
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
    </>
  );
}
