import type * as z from 'zod/mini';
import type { DeskRow, editingRow } from './adapter/rows.ts';
import { type PostStatus, statusOf } from './status.ts';

/** A post of the list, together with its draft. */
export interface ListedPost {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly category: string;
  readonly slug: string;
  readonly status: PostStatus;
  /** The day that the page shows, or the day of a scheduled publication. */
  readonly date: string;
  /** A time of publication in the future, or empty. */
  readonly publishAt: string;
  readonly updatedAt: string;
  /** The email address of the last editor. Empty if it's unknown. */
  readonly updatedBy: string;
  /** A published post has changes that aren't published. */
  readonly hasDraft: boolean;
}

/** Joins posts with their drafts. The latest change is first. */
export function listedPosts(
  rows: readonly DeskRow[],
  editing: readonly z.output<typeof editingRow>[],
  now = Date.now(),
): readonly ListedPost[] {
  const drafts = new Map(rows.map((row) => [row.draft_of, row]));
  const editors = new Map(editing.map(({ post_id, updated_by }) => [post_id, updated_by]));
  return rows
    .filter(({ draft_of }) => !draft_of)
    .map((row): ListedPost => {
      const draft = drafts.get(row.id);
      const latest = draft ?? row;
      return {
        id: row.id,
        title: latest.title,
        author: latest.author,
        category: latest.category,
        slug: row.slug,
        status: statusOf(row, now),
        date: row.date || row.created_at.slice(0, 10),
        publishAt: row.publish_at,
        updatedAt: latest.updated_at,
        updatedBy: editors.get(latest.id) ?? '',
        hasDraft: draft !== undefined && row.status === 'published',
      };
    })
    .toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
}
