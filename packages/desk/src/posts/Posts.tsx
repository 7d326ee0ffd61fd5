import { Button } from '@custom-designs/ui/components/Button';
import { SearchField } from '@custom-designs/ui/components/SearchField';
import { Select } from '@custom-designs/ui/components/Select';
import { DeskTabs, DeskTools } from '@custom-designs/ui/desk';
import { Stack } from '@custom-designs/ui/layout';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDesk } from '../Desk.tsx';
import { tellFailure } from '../failures.ts';
import { DeletableList } from '../record/DeletableList.tsx';
import { toBeNamed } from '../record/focusField.ts';
import { TrashPanel } from '../record/TrashPanel.tsx';
import { SignInDismissed } from '../SignInGate.ts';
import { useAddressState } from '../useAddressState.ts';
import type { Manager } from '../useManager.ts';
import { createPost, deskQueries, posts } from './adapter/index.ts';
import type { ListedPost } from './listedPost.ts';
import {
  inOrder,
  type ListTab,
  listHref,
  orders,
  readListAddress,
  searchPosts,
  tabs,
  toListItem,
  usualOrder,
} from './listView.ts';
import { post } from './record.ts';

const none: readonly ListedPost[] = [];

/** Adds an empty draft and opens it. Pressing twice stores it once. */
function useNewPost({ gate }: Manager) {
  const navigate = useNavigate();
  const [id] = useState(() => crypto.randomUUID());
  const { mutate, isPending } = useMutation({
    mutationFn: () => gate.run(() => createPost(id)),
    onSuccess: () => navigate(post.editHref(id), { state: toBeNamed }),
    onError: (error) => {
      if (!(error instanceof SignInDismissed)) tellFailure('The post wasn’t created', error);
    },
  });
  return { add: () => mutate(), isAdding: isPending };
}

/** All posts: drafts, scheduled ones, published ones, and deleted ones (docs/behavior/posts.md#posts-desk). */
export function Posts() {
  const [address, go] = useAddressState(readListAddress, listHref);
  const query = useQuery(deskQueries.list());
  const trash = useQuery(posts.trash.query());
  const { data = none } = query;
  const { add, isAdding } = useNewPost(useDesk().manager);
  const found = useMemo(() => searchPosts(data, address.search), [data, address.search]);
  const inTab = (tab: ListTab) => found.filter(({ status }) => status === tab);
  const countIn = (tab: ListTab) =>
    tab === 'trash' ? (trash.data?.length ?? null) : query.data ? inTab(tab).length : null;
  const tabList = (
    <DeskTabs
      aria-label="Status"
      items={tabs.map(({ value, label }) => ({
        label,
        href: listHref({ ...address, tab: value }),
        count: countIn(value),
      }))}
      currentHref={listHref(address)}
    />
  );
  if (address.tab === 'trash') {
    return (
      <Stack gap="md">
        {tabList}
        <TrashPanel what={post.what} table={posts} />
      </Stack>
    );
  }
  return (
    <DeletableList
      what={post.what}
      items={inOrder(inTab(address.tab), address).map((listed) => toListItem(listed))}
      query={query}
      table={posts}
      isSearch={address.search.trim() !== ''}
      onClearSearch={() => go({ ...address, search: '' }, 'replace')}
      tools={
        <>
          {tabList}
          <DeskTools
            actions={
              <>
                <Select
                  name="order"
                  label="Sort by"
                  items={orders}
                  value={address.order ?? usualOrder(address.tab)}
                  onChange={(order) =>
                    go(
                      { ...address, order: orders.find(({ value }) => value === order)?.value },
                      'replace',
                    )
                  }
                />
                <Button isPending={isAdding} onPress={add}>
                  New post
                </Button>
              </>
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
