import { Button } from '@custom-designs/ui/components/Button';
import { SearchField } from '@custom-designs/ui/components/SearchField';
import { DeskList, DeskTabs, DeskTools } from '@custom-designs/ui/desk';
import { Stack } from '@custom-designs/ui/layout';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDesk } from '../Desk.tsx';
import { reasonFor, tellFailure } from '../failures.ts';
import { DeleteQuestion } from '../record/DeleteQuestion.tsx';
import { SignInDismissed } from '../SignInGate.ts';
import { useAddressState } from '../useAddressState.ts';
import type { Manager } from '../useManager.ts';
import { createPost, deskQueries } from './adapter/index.ts';
import type { ListedPost } from './listedPost.ts';
import { editHref, listHref, readListAddress, searchPosts, tabs, toDeskItem } from './listView.ts';
import { usePostDeletion } from './usePostDeletion.ts';

const none: readonly ListedPost[] = [];

/** Adds an empty draft and opens it. Pressing twice stores it once. */
function useNewPost({ gate }: Manager) {
  const navigate = useNavigate();
  const [id] = useState(() => crypto.randomUUID());
  const { mutate, isPending } = useMutation({
    mutationFn: () => gate.run(() => createPost(id)),
    onSuccess: () => navigate(editHref(id)),
    onError: (error) => {
      if (!(error instanceof SignInDismissed)) tellFailure('The post wasn’t created', error);
    },
  });
  return { add: () => mutate(), isAdding: isPending };
}

/** All posts: drafts, scheduled ones, and published ones (docs/behavior/posts.md#posts-desk). */
export function Posts() {
  const { manager } = useDesk();
  const [address, go] = useAddressState(readListAddress, listHref);
  const { data, status, error, isFetching, refetch } = useQuery(deskQueries.list());
  const { add, isAdding } = useNewPost(manager);
  const { remove } = usePostDeletion(manager.gate);
  const [asked, setAsked] = useState<ListedPost | null>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const posts = data ?? none;
  const found = useMemo(() => searchPosts(posts, address.search), [posts, address.search]);
  const shown = found.filter((post) => post.status === address.tab);
  const deleteAsked = async () => {
    const next = shown[shown.findIndex(({ id }) => id === asked?.id) + 1];
    setAsked(null);
    if (asked) await remove(asked.id).catch(() => undefined);
    // The deleted row can't get the focus back.
    const { current: panel } = panelRef;
    const link = panel?.querySelector<HTMLElement>(next ? `[data-item="${next.id}"] a` : 'input');
    link?.focus();
  };
  return (
    <div ref={panelRef}>
      <Stack gap="md">
        <DeskTabs
          aria-label="Status"
          items={tabs.map(({ value, label }) => ({
            label,
            href: listHref({ ...address, tab: value }),
            count: data ? found.filter((post) => post.status === value).length : null,
          }))}
          currentHref={listHref(address)}
        />
        <DeskTools
          actions={
            <Button isPending={isAdding} onPress={add}>
              New post
            </Button>
          }
        >
          <SearchField
            name="search"
            label="Search posts"
            value={address.search}
            onChange={(search) => go({ ...address, search }, 'settle')}
          />
        </DeskTools>
        <DeskList
          what="post"
          items={shown.map((post) => toDeskItem(post))}
          status={
            status === 'error' ? (isFetching ? 'loading' : 'failed') : data ? 'ready' : 'loading'
          }
          error={reasonFor(error)}
          isSearch={address.search.trim() !== ''}
          onRetry={() => void refetch()}
          onClearSearch={() => go({ ...address, search: '' }, 'replace')}
          onDelete={(id) => setAsked(shown.find((post) => post.id === id) ?? null)}
        />
        <DeleteQuestion
          what="post"
          item={asked && { title: asked.title, isPublic: asked.status === 'published' }}
          onConfirm={() => void deleteAsked()}
          onCancel={() => setAsked(null)}
        />
      </Stack>
    </div>
  );
}
