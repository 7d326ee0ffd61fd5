import { Button } from '@custom-designs/ui/components/Button';
import { EditFrame } from '@custom-designs/ui/desk';
import { Stack } from '@custom-designs/ui/layout';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { tellFailure } from '../failures.ts';
import { usePictureChoice } from '../pictures/usePictureChoice.tsx';
import { DeleteQuestion } from '../record/DeleteQuestion.tsx';
import { useDeletion } from '../record/useDeletion.ts';
import type { SignInGate } from '../SignInGate.ts';
import { posts } from './adapter/index.ts';
import { listHref, previewHref } from './listView.ts';
import { PostBar, PostSaving } from './PostBar.tsx';
import { PostNotices } from './PostNotices.tsx';
import { PostSettings } from './PostSettings.tsx';
import { PostText } from './PostText.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import type { PostDraft, PostState } from './postDraft.ts';
import { post } from './record.ts';
import { statusOf } from './status.ts';
import { usePostActions } from './usePostActions.ts';
import { Versions } from './Versions.tsx';

interface PostEditingProps {
  draft: PostDraft;
  state: PostState;
  gate: SignInGate;
}

/** Deletes the post and goes back to the list. */
function usePostRemoval({ draft, state: { stored }, gate }: PostEditingProps) {
  const navigate = useNavigate();
  const remove = useDeletion(gate, post.what, posts);
  return async () => {
    // The trash has what was stored.
    await draft.save().catch(() => undefined);
    await remove(stored.id).then(
      () => {
        draft.forget();
        navigate(listHref({ tab: statusOf(stored.original), search: '' }));
      },
      () => undefined,
    );
  };
}

/** Opens the preview of what is stored, once that's everything. */
function usePreview({ draft, state }: PostEditingProps) {
  const navigate = useNavigate();
  return () =>
    void draft.save().then(
      () => navigate(previewHref(state.stored.id)),
      (error: unknown) => tellFailure('The post isn’t saved yet', error),
    );
}

interface PostToolsProps {
  state: PostState;
  actions: Pick<ReturnType<typeof usePostActions>, 'isBusy' | 'discard' | 'unpublish'>;
  onCompare: () => void;
  onDelete: () => void;
}

/** What can be done with a post besides publishing it. */
function PostTools({ state: { stored }, actions, onCompare, onDelete }: PostToolsProps) {
  const button = { variant: 'ghost', size: 'compact' } as const;
  const status = statusOf(stored.original);
  return (
    <Stack gap="xs" align="start">
      {stored.draft && (
        <Button {...button} isPending={actions.isBusy} onPress={actions.discard}>
          Discard changes
        </Button>
      )}
      {status !== 'draft' && (
        <Button {...button} isPending={actions.isBusy} onPress={() => actions.unpublish(status)}>
          {status === 'scheduled' ? 'Take back' : 'Back to draft'}
        </Button>
      )}
      <Button {...button} onPress={onCompare}>
        Earlier versions
      </Button>
      <Button {...button} onPress={onDelete}>
        Delete post
      </Button>
    </Stack>
  );
}

function publishLabel({ stored: { original, draft } }: PostState): string {
  if (original.status !== 'published') return 'Publish';
  return statusOf(original) === 'scheduled' && !draft ? 'Change time' : 'Publish changes';
}

/** The fields and the text of a post, with everything that can be done with it. */
export function PostEditing(props: PostEditingProps) {
  const { draft, state, gate } = props;
  const { fields, stored } = state;
  const pictures = usePictureChoice(gate, { category: 'blog-images' });
  const actions = usePostActions(draft, gate);
  const remove = usePostRemoval(props);
  const preview = usePreview(props);
  const [asked, setAsked] = useState<'publish' | 'versions' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const status = statusOf(stored.original);
  const isPublic = status === 'published';
  const chooseCover = async () => {
    const [picked] = (await pictures.choose(true)) ?? [];
    if (picked) draft.change({ image: picked.url });
  };
  return (
    <>
      <EditFrame
        bar={<PostBar state={state} />}
        status={
          <PostSaving state={state} onSave={() => void draft.save().catch(() => undefined)} />
        }
        actions={
          <>
            <Button variant="secondary" size="compact" onPress={preview}>
              Preview
            </Button>
            {status === 'scheduled' && !stored.draft && (
              <Button
                variant="secondary"
                size="compact"
                isPending={actions.isPublishing}
                onPress={actions.publishNow}
              >
                Publish now
              </Button>
            )}
            <Button
              size="compact"
              isDisabled={
                state.contested.length > 0 ||
                (isPublic && !stored.draft && state.save.is === 'saved')
              }
              onPress={() => setAsked('publish')}
            >
              {publishLabel(state)}
            </Button>
          </>
        }
        notices={<PostNotices draft={draft} state={state} />}
        sideLabel="Settings"
        side={
          <>
            <PostSettings draft={draft} state={state} onChooseCover={() => void chooseCover()} />
            <PostTools
              state={state}
              actions={actions}
              onCompare={() => setAsked('versions')}
              onDelete={() => setAsked('delete')}
            />
          </>
        }
      >
        <PostText draft={draft} state={state} pictures={pictures} />
      </EditFrame>
      {pictures.dialog}
      {asked === 'publish' && (
        <PublishDialog
          state={state}
          isPending={actions.isPublishing}
          problem={actions.publishProblem}
          onPublish={(publication) =>
            void actions.publish(publication).then(close, () => undefined)
          }
          onClose={() => {
            actions.forgetProblem();
            close();
          }}
        />
      )}
      {asked === 'versions' && <Versions draft={draft} state={state} onClose={close} />}
      <DeleteQuestion
        what={post.what}
        item={asked === 'delete' ? { id: stored.id, title: fields.title, isPublic } : null}
        onConfirm={() => {
          close();
          void remove();
        }}
        onCancel={close}
      />
    </>
  );
}
