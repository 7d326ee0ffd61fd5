import { Badge } from '@custom-designs/ui/components/Badge';
import { Button } from '@custom-designs/ui/components/Button';
import { ButtonLink } from '@custom-designs/ui/components/ButtonLink';
import { Skeleton } from '@custom-designs/ui/components/Skeleton';
import { TextArea } from '@custom-designs/ui/components/TextArea';
import { TextField } from '@custom-designs/ui/components/TextField';
import { EditFrame, SaveStatus } from '@custom-designs/ui/desk';
import { Stack } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { reasonFor, tellFailure } from '../failures.ts';
import { usePictureChoice } from '../pictures/usePictureChoice.tsx';
import { DeleteQuestion } from '../record/DeleteQuestion.tsx';
import type { Manager } from '../useManager.ts';
import { latestOf, PostConflictError } from './adapter/index.ts';
import { listHref, previewHref, tabs } from './listView.ts';
import { PostNotices } from './PostNotices.tsx';
import type { PostSession, SessionState } from './PostSession.ts';
import { PostSettings } from './PostSettings.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { followTitle } from './slug.ts';
import { shownTime, statusOf } from './status.ts';
import { titleFieldId } from './titleField.ts';
import { usePostActions } from './usePostActions.ts';
import { usePostDeletion } from './usePostDeletion.ts';
import { useSessionState } from './usePostSession.ts';

/** Loads only once a post is open, because it's as large as the rest of the screen. */
const PostEditor = lazy(async () => ({
  default: (await import('@custom-designs/ui/posts')).PostEditor,
}));

const statusProps = ({ save, stored }: SessionState) => {
  if (save.is === 'failed' && !(save.error instanceof PostConflictError)) {
    return { state: 'failed', reason: reasonFor(save.error) } as const;
  }
  const time = shownTime(latestOf(stored).updated_at);
  return { state: save.is === 'saved' ? 'saved' : 'saving', time } as const;
};

interface PostEditingProps {
  id: string;
  session: PostSession;
  manager: Manager;
}

/** The fields and the text of a post, with everything that can be done with it. */
export function PostEditing({ id, session, manager: { gate } }: PostEditingProps) {
  const state = useSessionState(session);
  const { fields, stored } = state;
  const navigate = useNavigate();
  const pictures = usePictureChoice(gate, { category: 'blog-images' });
  const actions = usePostActions(session, gate);
  const deletion = usePostDeletion(gate);
  const [asked, setAsked] = useState<'publish' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const isPublished = stored.original.status === 'published';
  const status = statusOf(stored.original);
  const changeTitle = (title: string) =>
    session.change(isPublished ? { title } : { title, slug: followTitle(fields, title) });
  const chooseCover = async () => {
    const [picked] = (await pictures.choose(true)) ?? [];
    if (picked) session.change({ image: picked.url });
  };
  const remove = async () => {
    close();
    // An undone deletion brings back what was stored.
    await session.flush().catch(() => undefined);
    await deletion.remove(id).then(
      () => {
        session.forget();
        navigate(listHref({ tab: status, search: '' }));
      },
      () => undefined,
    );
  };
  return (
    <>
      <EditFrame
        bar={
          <>
            <ButtonLink variant="ghost" size="compact" href={listHref({ tab: status, search: '' })}>
              All posts
            </ButtonLink>
            <Badge tone={status === 'published' ? 'success' : 'neutral'}>
              {tabs.find(({ value }) => value === status)?.label}
            </Badge>
            {stored.draft && <Badge>Unpublished changes</Badge>}
            {state.contested.length > 0 ? (
              <Text tone="muted" size="small">
                Not saved: choose below.
              </Text>
            ) : (
              <SaveStatus
                {...statusProps(state)}
                onRetry={() => void session.flush().catch(() => undefined)}
              />
            )}
          </>
        }
        actions={
          <>
            <Button
              variant="secondary"
              size="compact"
              onPress={() =>
                void session.flush().then(
                  () => navigate(previewHref(id)),
                  (error: unknown) => tellFailure('The post isn’t saved yet', error),
                )
              }
            >
              Preview
            </Button>
            <Button size="compact" onPress={() => setAsked('publish')}>
              {isPublished ? 'Publish changes' : 'Publish'}
            </Button>
          </>
        }
        notices={<PostNotices session={session} state={state} />}
        sideLabel="Settings"
        side={
          <>
            <PostSettings
              state={state}
              onChange={session.change}
              onChooseCover={() => void chooseCover()}
            />
            <Stack gap="xs" align="start">
              {stored.draft && (
                <Button
                  variant="ghost"
                  size="compact"
                  isPending={actions.isBusy}
                  onPress={actions.discard}
                >
                  Discard changes
                </Button>
              )}
              {isPublished && (
                <Button
                  variant="ghost"
                  size="compact"
                  isPending={actions.isBusy}
                  onPress={actions.unpublish}
                >
                  Back to draft
                </Button>
              )}
              <Button variant="ghost" size="compact" onPress={() => setAsked('delete')}>
                Delete post
              </Button>
            </Stack>
          </>
        }
      >
        <TextField
          id={titleFieldId}
          name="title"
          label="Title"
          value={fields.title}
          onChange={changeTitle}
          maxLength={300}
        />
        <TextArea
          name="excerpt"
          label="Excerpt"
          hint="One or two sentences. Cards and search engines show them."
          rows={2}
          value={fields.excerpt}
          onChange={(excerpt) => session.change({ excerpt })}
          maxLength={1000}
        />
        <Suspense fallback={<Skeleton lines={6} />}>
          <PostEditor
            sections={fields.sections}
            onChange={(sections) => session.change({ sections })}
            pickImages={() => pictures.choose(false)}
            onDropFiles={pictures.upload}
          />
        </Suspense>
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
      <DeleteQuestion
        what="post"
        item={asked === 'delete' ? { title: fields.title, isPublic: status === 'published' } : null}
        onConfirm={() => void remove()}
        onCancel={close}
      />
    </>
  );
}
