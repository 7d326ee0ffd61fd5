import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { forManagers } from '../auth/index.ts';
import { unsavedText } from '../record/unsavedText.ts';
import type { SignInGate } from '../SignInGate.ts';
import { postsKey, readPost, type StoredPost, savePost } from './adapter/index.ts';
import { openPost, readUnsaved } from './openPost.ts';
import { PostSession } from './PostSession.ts';
import type { PostFields } from './post.ts';

interface Save {
  readonly post: StoredPost;
  readonly fields: PostFields;
  readonly draftId: string;
}

const unsavedOf = (account: string, id: string) => unsavedText(account, 'post', id);

/**
 * Opens a post for editing, with text that wasn't saved last time. The session stays when the query
 * cache is emptied, such as when the manager's session ends.
 */
export function usePostSession(id: string, account: string, gate: SignInGate) {
  const client = useQueryClient();
  const [session, setSession] = useState<PostSession>();
  const { mutateAsync: save } = useMutation({
    mutationFn: ({ post, fields, draftId }: Save) =>
      gate.run(() => savePost(post, fields, draftId)),
    onSuccess: () => client.invalidateQueries({ queryKey: [...postsKey, 'list'] }),
  });
  const { data, error, isFetching, refetch } = useQuery({
    meta: forManagers,
    queryKey: [...postsKey, 'post', id, account],
    queryFn: async ({ signal }) => {
      const stored = await readPost(id, signal);
      if (!stored) return null;
      const opened = await openPost(stored);
      return { opened, restored: await readUnsaved(unsavedOf(account, id).read(), opened) };
    },
    enabled: !session,
    gcTime: 0,
    staleTime: 0,
  });
  useEffect(() => {
    if (!data || session) return;
    setSession(
      new PostSession({
        ...data,
        save: (post, fields, draftId) => save({ post, fields, draftId }),
        keep: unsavedOf(account, id).write,
      }),
    );
  }, [data, session, save, account, id]);
  useEffect(() => {
    if (!session) return undefined;
    const flush = () => void session.flush().catch(() => undefined);
    // Leaving the screen doesn't wait for the next pause in typing.
    addEventListener('online', flush);
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('online', flush);
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [session]);
  return {
    session,
    isMissing: data === null,
    error: isFetching ? null : error,
    retry: () => void refetch(),
  };
}

/** The session's state, on each change. */
export const useSessionState = (session: PostSession) =>
  useSyncExternalStore(session.subscribe, session.getState);
