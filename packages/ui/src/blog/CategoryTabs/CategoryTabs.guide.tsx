import { Clock, Flame, Lightbulb, Newspaper, ShieldCheck } from 'lucide-react';
import type { Guide } from '../../docs/guide.ts';
import { CategoryTabs } from './index.ts';

export const guide: Guide = {
  use: 'For narrowing the blog to one subject. Each is an address, so it can be shared and works without JavaScript.',
  avoid: [
    'For panels of one page: use MediaTabs’ pattern, with role tab.',
    'For choosing several at once: use check boxes.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first subject.',
      so: { part: ['link', 'All Posts'], is: 'focused' },
    },
    {
      keys: '{Tab}',
      does: 'Moves to the next.',
      so: { part: ['link', 'Lighting'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Shows its posts.', by: 'browser' },
  ],
  screenReader: ['“Categories, navigation, list, 10 items”', '“All Posts, current page, link”'],
  dos: [
    {
      why: 'Subjects only, in the words of the posts, and all posts first.',
      example: (
        <CategoryTabs
          aria-label="Categories, do"
          selected="lighting"
          hrefOf={(id) => `#${id}`}
          items={[
            { id: 'all', label: 'All Posts', icon: Newspaper },
            { id: 'lighting', label: 'Lighting', icon: Lightbulb },
            { id: 'security', label: 'Security', icon: ShieldCheck },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      why: 'An order among the subjects: choosing “Newest” would lose “Lighting”.',
      example: (
        <CategoryTabs
          aria-label="Categories, don’t"
          selected="newest"
          hrefOf={(id) => `#${id}`}
          items={[
            { id: 'newest', label: 'Newest', icon: Clock },
            { id: 'lighting', label: 'Lighting', icon: Lightbulb },
            { id: 'popular', label: 'Most Read', icon: Flame },
          ]}
        />
      ),
    },
  ],
};
