import type { ListItem } from '../record/DeletableList.tsx';
import { shownDay } from '../time.ts';
import { matches } from '../words.ts';
import type { ListedPost } from './listedPost.ts';
import { post } from './record.ts';
import { type PostStatus, shownTime } from './status.ts';

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
}

export function readListAddress(query: URLSearchParams): ListAddress {
  const asked = query.get('status');
  return {
    tab: tabs.find(({ value }) => value === asked)?.value ?? 'draft',
    search: query.get('q') ?? '',
  };
}

/** The address of a part of the list, without default values. */
export function listHref({ tab, search }: ListAddress): string {
  const query = new URLSearchParams([
    ...(tab === 'draft' ? [] : [['status', tab]]),
    ...(search.trim() ? [['q', search]] : []),
  ]);
  return query.size > 0 ? `${post.desk}?${query}` : post.desk;
}

export const previewHref = (id: string) => `${post.desk}/preview?${post.parameter}=${id}`;

/** Drafts by their last change, scheduled posts by when they appear, and others by their date, the newest first. */
export const inOrder = (posts: readonly ListedPost[], tab: ListTab): readonly ListedPost[] => {
  if (tab === 'draft') return posts;
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
  const by = updatedBy ? `by ${updatedBy}, ` : '';
  return `Changed ${by}${shownTime(updatedAt, now)}`;
}

/** A post as the list shows it. */
export function toListItem(listed: ListedPost, now = new Date()): ListItem {
  const { id, title, status, author, category, date, publishAt, hasDraft } = listed;
  const scheduled =
    status === 'scheduled' && (publishAt ? shownTime(publishAt, now) : shownDay(date));
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
