import { Posts } from '@custom-designs/desk/posts';
import { company } from '../../content/company.ts';

export const meta = () => [
  { title: `Posts - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** All posts, for editors (docs/behavior/posts.md#posts-desk). */
export default function PostsPage() {
  return <Posts />;
}
