import type { PostSummary } from '@custom-designs/ui/blog';
import { staticPosts } from '../../content/posts.ts';
import { audioListeningRoom } from '../../pictures/audio-listening-room.ts';
import { lightingDesignLiving } from '../../pictures/lighting-design-living.ts';
import type { SitePicture } from '../../pictures/manifest.ts';
import { smartHomeHall } from '../../pictures/smart-home-hall.ts';
import { longDate } from './date.ts';

const pictures: Partial<Record<string, SitePicture>> = Object.fromEntries(
  [audioListeningRoom, lightingDesignLiving, smartHomeHall].map((one) => [one.name, one]),
);

/** The built-in posts as cards (docs/behavior.md#built-in-posts). */
export const builtInPosts: readonly PostSummary[] = staticPosts.map((post) => {
  const picture = pictures[post.image];
  return {
    href: `/blog/${post.slug}`,
    title: post.title,
    excerpt: post.excerpt,
    category: post.category,
    date: longDate(post.date),
    dateTime: post.date,
    author: post.author,
    image: picture && { ...picture, alt: '' },
  };
});
