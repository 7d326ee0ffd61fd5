import { toast } from '@custom-designs/ui/components/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { reasonFor, tellFailure } from '../failures.ts';
import { focusField } from '../record/focusField.ts';
import { ConflictError } from '../record/table.ts';
import { offerUndo } from '../record/undo.ts';
import { SignInDismissed, type SignInGate } from '../SignInGate.ts';
import {
  discardDraft,
  type Publication,
  posts,
  publishPost,
  unpublishPost,
} from './adapter/index.ts';
import type { PostDraft } from './postDraft.ts';
import { chosenDate, publicationAt } from './publication.ts';
import { articleHref, slugFrom } from './slug.ts';
import { appearsAt, type PostStatus, statusOf } from './status.ts';

const problemOf = (error: unknown): string | null =>
  error === null || error instanceof SignInDismissed ? null : reasonFor(error);

/** Publishing, hiding, and discarding changes. Each saves first and continues with the result. */
export function usePostActions(draft: PostDraft, gate: SignInGate) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const options = (failed: string) => ({
    onError: (error: unknown) => {
      if (!(error instanceof SignInDismissed)) tellFailure(failed, error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: posts.key }),
  });
  const publishing = useMutation({
    mutationFn: (publication: Publication) => {
      const { title, slug } = draft.getState().fields;
      // Without one, its address would be its id, which search engines don't get.
      if (!slug) draft.change({ slug: slugFrom(title) });
      return draft.run((stored) => gate.run(() => publishPost(stored, publication)));
    },
    onSuccess: () => {
      const { stored } = draft.getState();
      // A date after today hides a post, too.
      const isPublic = stored !== null && statusOf(stored.original) === 'published';
      const page = stored ? articleHref(stored.original) : '/blog';
      toast({
        title: isPublic ? 'Post published' : 'Post scheduled',
        description: isPublic
          ? 'Readers see it now. Google sees it after the next update.'
          : `Readers see it ${stored ? appearsAt(stored.original) : 'later'}.`,
        ...(isPublic && {
          action: { label: 'See it', altText: `See it at ${page}`, onAction: () => navigate(page) },
        }),
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: posts.key }),
  });
  const unpublishing = useMutation({
    mutationFn: (_was: PostStatus) =>
      draft.run((stored, fields) => {
        const date = chosenDate(fields.date, stored.original.publish_at);
        return gate.run(() => unpublishPost(stored, { ...fields, date }));
      }),
    onSuccess: (_, was) => {
      focusField('title');
      toast({
        title: 'Post is a draft again',
        description:
          was === 'scheduled'
            ? 'It won’t appear by itself.'
            : 'Readers no longer see it. Search engines notice after the next update of the website.',
      });
    },
    ...options('The post is still published'),
  });
  const discarding = useMutation({
    mutationFn: async () => {
      const { fields } = draft.getState();
      await draft.run((stored) => gate.run(() => discardDraft(stored)));
      return fields;
    },
    onSuccess: (fields) => {
      focusField('title');
      offerUndo({
        title: 'Changes discarded',
        description: 'You can undo this for 6 seconds.',
        altText: 'To undo this, press F8 and then Undo.',
        // They become a new draft.
        onUndo: () => draft.change(fields),
      });
    },
    ...options('The changes weren’t discarded'),
  });
  const publishNow = () => {
    const { fields, stored } = draft.getState();
    const date = chosenDate(fields.date, stored?.original.publish_at ?? '');
    publishing.mutate(publicationAt(null, date), {
      // Its button is gone.
      onSuccess: () => void focusField('title'),
      onError: (error) => tellFailure('The post wasn’t published', error),
    });
  };
  return {
    publish: publishing.mutateAsync,
    /** Publishes a scheduled post early. */
    publishNow,
    publishProblem:
      publishing.error instanceof ConflictError
        ? 'Someone else changed this post. Close this question and review their changes.'
        : problemOf(publishing.error),
    forgetProblem: publishing.reset,
    isPublishing: publishing.isPending,
    unpublish: (was: PostStatus) => unpublishing.mutate(was),
    discard: () => discarding.mutate(),
    isBusy: unpublishing.isPending || discarding.isPending,
  };
}
