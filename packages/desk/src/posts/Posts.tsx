import { Button } from '@custom-designs/ui/components/Button';
import { SearchField } from '@custom-designs/ui/components/SearchField';
import { DeskTabs, DeskTools } from '@custom-designs/ui/desk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDesk } from '../Desk.tsx';
import { tellFailure } from '../failures.ts';
import { DeletableList } from '../record/DeletableList.tsx';
import { SignInDismissed } from '../SignInGate.ts';
import { useAddressState } from '../useAddressState.ts';
import type { Manager } from '../useManager.ts';
import { createPost, deskQueries, posts } from './adapter/index.ts';
import type { ListedPost } from './listedPost.ts';
import { inOrder, listHref, readListAddress, searchPosts, tabs, toListItem } from './listView.ts';
import { post } from './record.ts';

const none: readonly ListedPost[] = [];

/** Adds an empty draft and opens it. Pressing twice stores it once. */
function useNewPost({ gate }: Manager) {
  const navigate = useNavigate();
  const [id] = useState(() => crypto.randomUUID());
  const { mutate, isPending } = useMutation({
    mutationFn: () => gate.run(() => createPost(id)),
    onSuccess: () => navigate(post.editHref(id)),
    onError: (error) => {
      if (!(error instanceof SignInDismissed)) tellFailure('The post wasn’t created', error);
    },
  });
  return { add: () => mutate(), isAdding: isPending };
}

/** All posts: drafts, scheduled ones, and published ones (docs/behavior/posts.md#posts-desk). */
export function Posts() {
  const [address, go] = useAddressState(readListAddress, listHref);
  const query = useQuery(deskQueries.list());
  const { data = none } = query;
  const { add, isAdding } = useNewPost(useDesk().manager);
  const found = useMemo(() => searchPosts(data, address.search), [data, address.search]);
  const inTab = (tab: ListedPost['status']) => found.filter(({ status }) => status === tab);
  return (
    <DeletableList
      what={post.what}
      items={inOrder(inTab(address.tab), address.tab).map((listed) => toListItem(listed))}
      query={query}
      table={posts}
      isSearch={address.search.trim() !== ''}
      onClearSearch={() => go({ ...address, search: '' }, 'replace')}
      tools={
        <>
          <DeskTabs
            aria-label="Status"
            items={tabs.map(({ value, label }) => ({
              label,
              href: listHref({ ...address, tab: value }),
              count: query.data ? inTab(value).length : null,
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
        </>
      }
    />
  );
}
