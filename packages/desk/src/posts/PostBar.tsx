import { Badge } from '@custom-designs/ui/components/Badge';
import { ButtonLink } from '@custom-designs/ui/components/ButtonLink';
import { SaveStatus } from '@custom-designs/ui/desk';
import { Text } from '@custom-designs/ui/text';
import { reasonFor } from '../failures.ts';
import { SeeIt } from '../record/SeeIt.tsx';
import { ConflictError } from '../record/table.ts';
import { listHref, tabs } from './listView.ts';
import type { PostState } from './postDraft.ts';
import { articleHref } from './slug.ts';
import { appearsAt, shownTime, statusOf } from './status.ts';

const statusProps = ({ save, stored }: PostState) => {
  if (save.is === 'failed' && !(save.error instanceof ConflictError)) {
    return { state: 'failed', reason: reasonFor(save.error) } as const;
  }
  const time = shownTime(stored.updated_at);
  return { state: save.is === 'saved' ? 'saved' : 'saving', time } as const;
};

interface PostBarProps {
  state: PostState;
}

/** Whether readers see the post, or when they will. */
function statusText({ stored: { original } }: PostState): string | undefined {
  const status = statusOf(original);
  if (status !== 'scheduled') return tabs.find(({ value }) => value === status)?.label;
  return `Scheduled for ${appearsAt(original)}`;
}

/** Whether the post is saved. */
export function PostSaving({ state, onSave }: PostBarProps & { onSave: () => void }) {
  if (state.contested.length === 0) return <SaveStatus {...statusProps(state)} onRetry={onSave} />;
  return (
    <Text tone="muted" size="small">
      Not saved: choose below.
    </Text>
  );
}

/** The way back to the list, and whether readers see the post. */
export function PostBar({ state }: PostBarProps) {
  const status = statusOf(state.stored.original);
  return (
    <>
      <ButtonLink variant="ghost" size="compact" href={listHref({ tab: status, search: '' })}>
        All posts
      </ButtonLink>
      <Badge tone={status === 'published' ? 'success' : 'neutral'}>{statusText(state)}</Badge>
      {state.stored.draft && <Badge>Unpublished changes</Badge>}
      {status === 'published' && <SeeIt href={articleHref(state.stored.original)} />}
    </>
  );
}
