import type { PostSummary } from '@custom-designs/ui/blog';
import type { PictureCopies } from '../../pictures/copies.server.ts';

/** The post with the build's copies of its picture. One that is newer than the build has none. */
export const withCopies =
  (copies: PictureCopies | undefined) =>
  (post: PostSummary): PostSummary => ({
    ...post,
    image: copies?.[post.image?.src ?? ''] ?? post.image,
  });
