import { connected, withQueries, withToasts } from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { fn } from 'storybook/test';
import { home } from '../../content/home.ts';
import { builtInPosts } from './builtIn.fixtures.ts';
import { LatestPosts } from './LatestPosts.tsx';

const meta = preview.meta({
  title: 'Site/Latest posts',
  component: LatestPosts,
  decorators: [withQueries, withToasts],
  parameters: { ...standsAlone, bare: true },
  beforeEach: connected,
  args: { content: home.blog, initialPosts: [], builtInPosts, onTryAgain: fn() },
});

export const Ok = meta.story({});
export const Failing = meta.story({ globals: { backend: 'failing' } });
