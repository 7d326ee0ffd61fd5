import { toast } from '@custom-designs/ui/components/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonFor, tellFailure } from '../failures.ts';
import { offerUndo } from '../record/undo.ts';
import { SignInDismissed, type SignInGate } from '../SignInGate.ts';
import {
  discardDraft,
  PostConflictError,
  type Publication,
  postsKey,
  publishPost,
  unpublishPost,
} from './adapter/index.ts';
import type { PostSession } from './PostSession.ts';
import { chosenDate } from './publication.ts';
import { slugFrom } from './slug.ts';
import { statusOf } from './status.ts';
import { focusTitle } from './titleField.ts';

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
    onSuccess: () => {
      // A date after today hides a post, too.
      const isPublic = statusOf(session.getState().stored.original) === 'published';
      toast({
        title: isPublic ? 'Post published' : 'Post scheduled',
        description: isPublic
          ? 'Readers see it now. Search engines see it after the next build.'
          : 'Readers see it once its time and its date have come.',
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
  const unpublishing = useMutation({
    mutationFn: () =>
      session.run(({ stored, fields }) => {
        const date = chosenDate(fields.date, stored.original.publish_at);
        return gate.run(() => unpublishPost(stored, { ...fields, date }));
      }),
    onSuccess: () => {
      focusTitle();
      toast({
        title: 'Post is a draft again',
        description:
          'Readers no longer see it. Search engines notice after the next update of the website.',
      });
    },
    ...options('The post is still published'),
  });
  const discarding = useMutation({
    mutationFn: async () => {
      const { fields } = session.getState();
      await session.run(({ stored }) => gate.run(() => discardDraft(stored)));
      return fields;
    },
    onSuccess: (fields) => {
      focusTitle();
      offerUndo({
        title: 'Changes discarded',
        description: 'You can undo this for 6 seconds.',
        altText: 'To undo this, press F8 and then Undo.',
        // They become a new draft.
        onUndo: () => session.change(fields),
      });
    },
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
