import { EditPost } from '@custom-designs/desk/posts/edit';
import { company } from '../../content/company.ts';

export const meta = () => [
  { title: `Post - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** One post, for editing (docs/behavior/posts.md#post-editing). */
export default function EditPostPage() {
  return <EditPost />;
}
