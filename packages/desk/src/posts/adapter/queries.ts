import { AdapterError } from '@custom-designs/supabase/errors';
import { queryOptions } from '@tanstack/react-query';
import { forManagers, requireEditor } from '../../auth/index.ts';
import type { RecordCalls } from '../../record/table.ts';
import { trashOf } from '../../record/trash.ts';
import type { Deletion } from '../../record/useDeletion.ts';
import { type PostFields, post } from '../record.ts';
import type { StoredPost } from '../storedPost.ts';
import { findSlugOwner, listPosts, readPost } from './readPosts.ts';
import { deskRow, postTable } from './rows.ts';
import { deletePost, savePost } from './writePost.ts';

const key = ['records', postTable];

/** The calls on a post and its draft, for the screens of records. */
export const posts: RecordCalls<StoredPost, PostFields> & Deletion = {
  key,
  read: (id) => readPost(id),
  save: async (_id, known, fields) => {
    // The list adds posts, so an open one is stored.
    if (known === null) throw new AdapterError('missing', 'This post isn’t stored yet.');
    return savePost(known, fields);
  },
  remove: deletePost,
  trash: trashOf(key, {
    table: postTable,
    what: post.what,
    row: deskRow,
    titleOf: ({ title }) => title,
    requireRight: async () => void (await requireEditor()),
  }),
};

export const deskQueries = {
  list: () =>
    queryOptions({
      meta: forManagers,
      queryKey: [...key, 'list'],
      queryFn: ({ signal }) => listPosts(signal),
      // Another editor may have changed a post.
      refetchOnWindowFocus: true,
      staleTime: 10_000,
    }),
  slugOwner: (slug: string, exceptId: string) =>
    queryOptions({
      meta: forManagers,
      queryKey: [...key, 'slug', slug, exceptId],
      queryFn: ({ signal }) => findSlugOwner(slug, exceptId, signal),
      staleTime: 10_000,
    }),
};
