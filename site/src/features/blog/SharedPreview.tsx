import { ArticleError, ArticleSkeleton } from '@custom-designs/ui/blog';
import { Container } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useSearchQuery } from '../../layout/useSearchQuery.ts';
import { type ArticleFrame, ArticlePreview } from './ArticlePreview.tsx';
import { readPreview } from './adapter/readPreview.ts';
import { toArticle } from './article.ts';

/** A post that an editor shares before it's published. The address holds its key. */
export function SharedPreview(content: ArticleFrame) {
  const key = useSearchQuery().get('key') ?? '';
  const { data, isPending, isError } = useQuery({
    queryKey: ['posts', 'preview', key],
    queryFn: async ({ signal }) => {
      const post = key && (await readPreview(key, signal));
      return post ? toArticle(post) : null;
    },
    staleTime: 0,
    gcTime: 0,
  });
  if (isPending) return <ArticleSkeleton />;
  if (!data) {
    return (
      <ArticleError
        heading="No preview here"
        message={
          isError
            ? 'The preview couldn’t be loaded. Check your internet connection and reload the page.'
            : 'This link opens no preview. The post may have been published or deleted.'
        }
        actions={[content.back]}
      />
    );
  }
  return (
    <>
      <Container>
        <Text tone="strong">This is a preview. Only people with the link see it.</Text>
      </Container>
      <ArticlePreview shown={data} {...content} />
    </>
  );
}
