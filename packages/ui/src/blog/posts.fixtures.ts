import type { PostSummary } from './PostCard/PostCard.tsx';

/** Only Storybook serves these files. */
const picture = (name: string, alt = '') => ({
  src: `${import.meta.env.BASE_URL}seed/${name}.webp`,
  alt,
});
const scenes = ['landscape-lighting', 'premium-lighting', 'pool-lighting', 'smart-home-hall'];

export const fallbackImage = picture('blog-palms', 'House at dusk between lit palms');

const titles = [
  'Lighting a palm without lighting the sky',
  'Warm light, in plain words',
  'Why your new LEDs flicker, and how to make them stop',
  'Pool light without the glare',
  'The almost dark hallway',
  'A home theater in a house with no basement',
  'The echo in the great room',
  'One good subwoofer on a slab',
  'Friday night, eighty covers, and nobody can hear the specials',
];

/** Nine posts, which fill a page of the list. */
export const posts: readonly PostSummary[] = titles.map((title, index) => ({
  href: `/blog/${index + 1}`,
  title,
  excerpt: 'One small lamp, close to the trunk and aimed at the bark, does more than a floodlight.',
  category: index % 2 ? 'Audio' : 'Lighting',
  author: 'Custom Designs',
  date: 'November 12, 2026',
  dateTime: '2026-11-12',
  image: picture(scenes[index % scenes.length] ?? 'blog-palms'),
}));
