import { type AdminLink, StateMessage } from '@custom-designs/ui/admin';
import { BlogRenderer, PostHero } from '@custom-designs/ui/blog';
import { ButtonLink } from '@custom-designs/ui/components/ButtonLink';
import type { PictureSource } from '@custom-designs/ui/components/Picture';
import { Select } from '@custom-designs/ui/components/Select';
import { Stack } from '@custom-designs/ui/layout';
import { PreviewFrame } from '@custom-designs/ui/posts/desk';
import { Text } from '@custom-designs/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchQuery } from '../../layout/useSearchQuery.ts';
import { reasonFor } from '../admin/index.ts';
import { forManagers } from '../auth/index.ts';
import { type ShownArticle, toArticle, toPost } from '../blog/index.ts';
import { latestOf, postsKey, readPost } from './adapter/index.ts';
import { DeskGate } from './DeskGate.tsx';
import { editHref } from './listView.ts';

const widths = [
  { value: '390', label: 'Phone (390 px)' },
  { value: '1440', label: 'Desktop (1440 px)' },
];
const themes = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
];

export interface PreviewContent {
  back: { label: string; href: string };
  /** Replaces a post's missing or broken picture. */
  fallbackImage: PictureSource;
}

const previewQuery = (id: string) => ({
  meta: forManagers,
  queryKey: [...postsKey, 'preview', id],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const stored = await readPost(id, signal);
    return stored && (await toArticle(toPost(latestOf(stored))));
  },
  staleTime: 0,
  gcTime: 0,
});

/** The parts of an article's page that depend on the post. */
export function PreviewedArticle({
  shown: { post, article },
  back,
  fallbackImage,
}: PreviewContent & { shown: ShownArticle }) {
  return (
    <main>
      <article>
        <PostHero post={post} fallbackImage={fallbackImage} back={back} />
        <BlogRenderer article={article} fallbackImage={fallbackImage} />
      </article>
    </main>
  );
}

function Preview({ id, ...content }: PreviewContent & { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(previewQuery(id));
  const [width, setWidth] = useState('390');
  const [theme, setTheme] = useState('dark');
  if (data === null) {
    return (
      <StateMessage isFailure>This post doesn’t exist. Someone may have deleted it.</StateMessage>
    );
  }
  if (error && !isFetching) {
    return (
      <StateMessage isFailure actions={[{ label: 'Try again', onPress: () => void refetch() }]}>
        {`The post couldn’t be loaded. ${reasonFor(error)}`}
      </StateMessage>
    );
  }
  if (!data) {
    return (
      <div role="status">
        <Text tone="muted">Loading the post…</Text>
      </div>
    );
  }
  return (
    <Stack gap="md">
      <Stack direction="row" gap="sm" align="end" isWrapping>
        <ButtonLink variant="secondary" href={editHref(id)}>
          Back to editing
        </ButtonLink>
        <Select name="width" label="Width" items={widths} value={width} onChange={setWidth} />
        <Select name="theme" label="Theme" items={themes} value={theme} onChange={setTheme} />
      </Stack>
      <PreviewFrame
        title="Preview of the article"
        width={Number(width)}
        theme={theme === 'light' ? 'light' : 'dark'}
      >
        <PreviewedArticle shown={data} {...content} />
      </PreviewFrame>
    </Stack>
  );
}

/** A post as readers will see it, at two widths and in both themes (docs/behavior.md#post-preview). */
export function PreviewPost({
  links,
  ...content
}: PreviewContent & { links: readonly AdminLink[] }) {
  const id = useSearchQuery().get('post') ?? '';
  return (
    <DeskGate title="Preview" links={links}>
      {() => <Preview key={id} id={id} {...content} />}
    </DeskGate>
  );
}
