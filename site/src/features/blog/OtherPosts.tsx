import type { PostSummary } from '@custom-designs/ui/blog';
import { Stack } from '@custom-designs/ui/layout';
import { Heading, Link } from '@custom-designs/ui/text';

interface OtherPostsProps {
  heading: string;
  posts: readonly PostSummary[];
  /** These have cards already. */
  listed: readonly PostSummary[];
}

/** The way to every post that the first page does not show, where no script turns pages. */
export function OtherPosts({ heading, posts, listed }: OtherPostsProps) {
  const others = posts.filter((post) => !listed.includes(post));
  if (others.length === 0) return null;
  return (
    <Stack>
      <Heading level={2} size="heading">
        {heading}
      </Heading>
      <Stack as="ul" gap="xs">
        {others.map(({ href, title }) => (
          <li key={href}>
            <Link href={href} variant="standalone">
              {title}
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
