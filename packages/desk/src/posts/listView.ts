import { personName } from '../../../../supabase/functions/_shared/personName.ts';
import type { ListItem } from '../record/DeletableList.tsx';
import { shownDay } from '../time.ts';
import { matches } from '../words.ts';
import type { ListedPost } from './listedPost.ts';
import { post } from './record.ts';
import { appearsAt, type PostStatus, shownTime } from './status.ts';

export const tabs = [
  { value: 'draft', label: 'Draft' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'published', label: 'Published' },
  { value: 'trash', label: 'Trash' },
] as const satisfies readonly { value: PostStatus | 'trash'; label: string }[];

export type ListTab = (typeof tabs)[number]['value'];

/** The part of the list that an address selects. */
export interface ListAddress {
  readonly tab: ListTab;
  readonly search: string;
  /** Without it, each tab has its own order. */
  readonly order?: ListOrder | undefined;
}

export const orders = [
  { value: 'date', label: 'Date' },
  { value: 'change', label: 'Last change' },
  { value: 'title', label: 'Title' },
] as const;

export type ListOrder = (typeof orders)[number]['value'];

export function readListAddress(query: URLSearchParams): ListAddress {
  const asked = query.get('status');
  return {
    tab: tabs.find(({ value }) => value === asked)?.value ?? 'draft',
    search: query.get('q') ?? '',
    order: orders.find(({ value }) => value === query.get('order'))?.value,
  };
}

/** The address of a part of the list, without default values. */
export function listHref({ tab, search, order }: ListAddress): string {
  const query = new URLSearchParams([
    ...(tab === 'draft' ? [] : [['status', tab]]),
    ...(search.trim() ? [['q', search]] : []),
    ...(order ? [['order', order]] : []),
  ]);
  return query.size > 0 ? `${post.desk}?${query}` : post.desk;
}

export const previewHref = (id: string) => `${post.desk}/preview?${post.parameter}=${id}`;

/** The order of a tab if no one chose another. Drafts have no date yet. */
export const usualOrder = (tab: ListTab): ListOrder => (tab === 'draft' ? 'change' : 'date');

/** The newest first, except titles, and scheduled posts, of which the next one is first. */
export const inOrder = (
  posts: readonly ListedPost[],
  { tab, order = usualOrder(tab) }: Pick<ListAddress, 'tab' | 'order'>,
): readonly ListedPost[] => {
  // The list comes by its last change.
  if (order === 'change') return posts;
  if (order === 'title') return posts.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  const time = ({ publishAt, date }: ListedPost) => Date.parse(publishAt || date);
  return posts.toSorted((a, b) =>
    tab === 'scheduled' ? time(a) - time(b) : b.date.localeCompare(a.date),
  );
};

export const searchPosts = (posts: readonly ListedPost[], search: string) =>
  posts.filter(({ title, author, category, slug }) =>
    matches([title, author, category, slug].join(' '), search),
  );

function changeOf({ updatedAt, updatedBy }: ListedPost, now: Date): string {
  const by = updatedBy ? `by ${personName(updatedBy)}, ` : '';
  return `Changed ${by}${shownTime(updatedAt, now)}`;
}

/** A post as the list shows it. */
export function toListItem(listed: ListedPost, now = new Date()): ListItem {
  const { id, title, status, author, category, date, publishAt, hasDraft } = listed;
  const scheduled = status === 'scheduled' && appearsAt({ publish_at: publishAt, date }, now);
  const day = status === 'draft' ? '' : shownDay(date);
  return {
    id,
    title,
    href: post.editHref(id),
    facts: [scheduled ? `Appears ${scheduled}` : day, author, category],
    change: changeOf(listed, now),
    marks: hasDraft ? [{ label: 'Unpublished changes', tone: 'accent' }] : [],
    isPublic: status === 'published',
  };
}
