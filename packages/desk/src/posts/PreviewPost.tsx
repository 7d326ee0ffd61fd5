import { ButtonLink } from '@custom-designs/ui/components/ButtonLink';
import { Select } from '@custom-designs/ui/components/Select';
import { Stack } from '@custom-designs/ui/layout';
import { PreviewFrame } from '@custom-designs/ui/posts/desk';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { forManagers } from '../auth/index.ts';
import { useDesk } from '../Desk.tsx';
import { NotLoaded } from '../NotLoaded.tsx';
import { type PostRow, posts, readPost } from './adapter/index.ts';
import { post } from './record.ts';
import { ShareLink } from './ShareLink.tsx';
import { latestOf } from './storedPost.ts';

const widths = [
  { value: '390', label: 'Phone (390 px)' },
  { value: '1440', label: 'Desktop (1440 px)' },
];
const themes = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
];

interface PreviewPostProps {
  /** Draws a post's article as the site shows it to readers. It may load code for that. */
  draw: (post: PostRow) => Promise<ReactNode>;
}

const previewQuery = (id: string, draw: PreviewPostProps['draw']) => ({
  meta: forManagers,
  queryKey: [...posts.key, 'preview', id],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const stored = await readPost(id, signal);
    if (!stored) return null;
    const latest = latestOf(stored);
    return { article: await draw(latest), id: latest.id };
  },
  staleTime: 0,
  gcTime: 0,
});

function Preview({ id, draw }: PreviewPostProps & { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(previewQuery(id, draw));
  const [width, setWidth] = useState('390');
  const [theme, setTheme] = useState('dark');
  const failure = isFetching ? null : error;
  if (!data || failure) {
    return (
      <NotLoaded
        what={post.what}
        isMissing={data === null}
        error={failure}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Stack gap="md">
      <Stack direction="row" gap="sm" align="end" isWrapping>
        <ButtonLink variant="secondary" href={post.editHref(id)}>
          Back to editing
        </ButtonLink>
        <Select name="width" label="Width" items={widths} value={width} onChange={setWidth} />
        <Select name="theme" label="Theme" items={themes} value={theme} onChange={setTheme} />
      </Stack>
      <ShareLink key={data.id} id={data.id} />
      <PreviewFrame
        title="Preview of the article"
        width={Number(width)}
        theme={theme === 'light' ? 'light' : 'dark'}
      >
        <main>{data.article}</main>
      </PreviewFrame>
    </Stack>
  );
}

/** A post as readers will see it, at two widths and in both themes (docs/behavior/posts.md#post-preview). */
export function PreviewPost({ draw }: PreviewPostProps) {
  const id = useDesk().query.get(post.parameter) ?? '';
  return <Preview key={id} id={id} draw={draw} />;
}
