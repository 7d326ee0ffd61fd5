import { toast } from '@custom-designs/ui/components/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonFor, SignInDismissed, type SignInGate, tellFailure } from '../admin/index.ts';
import {
  discardDraft,
  PostConflictError,
  type Publication,
  postsKey,
  publishPost,
  unpublishPost,
} from './adapter/index.ts';
import type { PostSession } from './PostSession.ts';
import { slugFrom } from './slug.ts';

const problemOf = (error: unknown): string | null =>
  error === null || error instanceof SignInDismissed ? null : reasonFor(error);

/** Publishing, hiding, and discarding changes. Each saves first and continues with the result. */
export function usePostActions(session: PostSession, gate: SignInGate) {
  const client = useQueryClient();
  const options = (failed: string) => ({
    onError: (error: unknown) => {
      if (!(error instanceof SignInDismissed)) tellFailure(failed, error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
  const publishing = useMutation({
    mutationFn: (publication: Publication) => {
      const { title, slug } = session.getState().fields;
      // Without one, its address would be its id, which search engines don't get.
      if (!slug) session.change({ slug: slugFrom(title) });
      return session.run(({ stored }) => gate.run(() => publishPost(stored, publication)));
    },
    onSuccess: (_, { publish_at }) =>
      toast({
        title: publish_at ? 'Post scheduled' : 'Post published',
        description: publish_at
          ? 'Readers see it from that time on.'
          : 'Readers see it now. Search engines see it after the next build.',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
  const unpublishing = useMutation({
    mutationFn: () =>
      session.run(({ stored, fields }) => gate.run(() => unpublishPost(stored, fields))),
    onSuccess: () =>
      toast({ title: 'Post is a draft again', description: 'Readers no longer see it.' }),
    ...options('The post is still published'),
  });
  const discarding = useMutation({
    mutationFn: () => session.discard(({ stored }) => gate.run(() => discardDraft(stored))),
    onSuccess: () => toast({ title: 'Changes discarded' }),
    ...options('The changes weren’t discarded'),
  });
  return {
    publish: publishing.mutateAsync,
    publishProblem:
      publishing.error instanceof PostConflictError
        ? 'Someone else changed this post. Close this question and review their changes.'
        : problemOf(publishing.error),
    forgetProblem: publishing.reset,
    isPublishing: publishing.isPending,
    unpublish: () => unpublishing.mutate(),
    discard: () => discarding.mutate(),
    isBusy: unpublishing.isPending || discarding.isPending,
  };
}
