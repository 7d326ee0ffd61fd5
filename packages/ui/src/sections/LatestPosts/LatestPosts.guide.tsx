import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { LatestPosts } from './index.ts';

const post = (title: string, category: string, scene: 'livingRoom' | 'theater') => ({
  href: `#${scene}`,
  title,
  category,
  excerpt: 'Before you buy another speaker, clap your hands. How to make a room sound good.',
  date: 'May 28, 2023',
  dateTime: '2023-05-28',
  image: drawnPicture(scene, ''),
});
const posts = [
  post('Creating the Perfect Sound Environment', 'Audio', 'theater'),
  post('Modern Lighting Trends', 'Lighting', 'livingRoom'),
];
const tryAgain = () => {};

export const guide: Guide = {
  use: 'For the two or three newest posts on a page that is about something else: the newest large, the others beside it. Posts at hand stay on show while fresh ones load.',
  avoid: [
    'For the blog itself: use PostList.',
    'For posts like the one being read: use RelatedPosts.',
    'For a picked choice that never changes: use LinkCards.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the way to all posts.',
      so: { part: ['link', 'View All Posts'], is: 'focused' },
    },
    {
      keys: '{Tab}',
      does: 'After a failure: moves to Try Again.',
      so: { part: ['button', 'Try Again'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Tries again.', so: { calls: 'onTryAgain' } },
    {
      keys: '{Tab}',
      does: 'Moves to the newest post, then to the next one: one link each.',
      so: { part: ['link', /^Read More Creating the Perfect/], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Opens the post.', by: 'browser' },
  ],
  screenReader: [
    '“Latest Blog Posts, region”, then each post as an article.',
    '“Read More Modern Lighting Trends, link”',
    'While it loads: “Loading the latest posts”. After a failure, at once: “Failed to load blog posts”',
  ],
  dos: [
    {
      why: 'Fresh posts did not come: the ones at hand stay, and somebody says so.',
      example: (
        <PageWidth>
          <LatestPosts
            status="error"
            posts={posts}
            errorMessage="Newer posts did not load. These are the ones we had."
            onTryAgain={tryAgain}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'The posts are thrown away with the failure, and its reason is a number.',
      example: (
        <PageWidth>
          <LatestPosts
            heading="From the Blog"
            status="error"
            posts={[]}
            errorMessage="Error 503: PGRST002"
          />
        </PageWidth>
      ),
    },
  ],
};
