/** The texts around the articles, which come from the database. */
import type { Blog } from './schema/pages.ts';

export const blog = {
  meta: {
    title: 'Blog',
    description:
      'We write about home theater, lighting, audio, networks and security in Rio Grande Valley houses, for people who’d like it all to just work.',
  },
  title: 'Our Blog',
  image: 'story-plan-photo',
  lead: 'What we learned in other people’s attics, so you can stay out of yours.',
  list: {
    label: 'Articles',
    others: 'All Other Articles',
    empty: 'No blog posts found',
    failed: 'Failed to load blog posts',
    toast: { title: 'Error loading blog posts', description: 'Using fallback data instead' },
  },
  closing: {
    heading: 'Is it happening at your house?',
    text: 'Call and describe it. You’ll hear whether it’s worth a visit.',
    actions: [{ label: 'Ask us', href: '/contact#contact' }],
  },
  article: {
    loading: 'Loading the article',
    pages: 'Pages of this article',
    noScript:
      'This article is newer than the rest of the site, and your browser needs JavaScript to fetch it. The list of articles works without it.',
    errorTitle: 'Oops! Blog Post Not Found',
    back: { label: 'Back to Blog', href: '/blog' },
    home: { label: 'Go Home', href: '/' },
    missing: 'Blog post not found',
    failed: 'Failed to load blog post',
    toast: { title: 'Error', description: 'Could not load the blog post. Please try again later.' },
  },
} satisfies Blog;
