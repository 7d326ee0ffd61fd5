import type { PostSummary as CardPost } from '@custom-designs/ui/blog';
import type { RemotePicture } from '@custom-designs/ui/components/Picture';

/** What the build made copies of, by the address that posts know it by. */
export type PostPictures = Readonly<Record<string, RemotePicture>>;

/**
 * A post with the copies of its picture. One that is newer than the build has none and shows the
 * original; so does a post that has been given another picture since.
 */
export const withCopies =
  (pictures: PostPictures | undefined) =>
  (post: CardPost): CardPost => {
    const image = pictures?.[post.image?.src ?? ''];
    return image ? { ...post, image } : post;
  };
