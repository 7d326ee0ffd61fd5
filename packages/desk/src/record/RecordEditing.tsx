import { Badge } from '@custom-designs/ui/components/Badge';
import { Button } from '@custom-designs/ui/components/Button';
import { ButtonLink } from '@custom-designs/ui/components/ButtonLink';
import { EditFrame, SaveStatus } from '@custom-designs/ui/desk';
import { Text } from '@custom-designs/ui/text';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { isOutOfReach, reasonFor } from '../failures.ts';
import { useRepeatOnline } from '../recovery.ts';
import type { SignInGate } from '../SignInGate.ts';
import { shortTime } from '../time.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import type { NameOf } from './fields.ts';
import { focusField } from './focusField.ts';
import type { DraftState } from './RecordDraft.ts';
import { type FormAdditions, RecordForm } from './RecordForm.tsx';
import { RecordNotices } from './RecordNotices.tsx';
import type { FieldMap, Name, Values } from './record.ts';
import { SeeIt } from './SeeIt.tsx';
import { ConflictError } from './table.ts';
import { useDeletion } from './useDeletion.ts';
import type { OpenedDraft, RecordSource } from './useRecord.ts';

export interface RecordLayout<Fields extends FieldMap>
  extends RecordSource<Fields>,
    FormAdditions<Fields> {
  /** The fields beside the others, in their order there. The others keep the record's order. */
  aside: readonly NoInfer<Name<Fields>>[];
  /** Gives the name of what a value refers to by its id. Default: the id. */
  nameOf?: NameOf;
  /** Whether visitors see a public record. Default: they do. */
  isSeen?: (values: Values<Fields>) => boolean;
}

interface StatusProps {
  state: Pick<DraftState<{ readonly updated_at: string }, object>, 'stored' | 'save' | 'isDirty'>;
  onSave: () => void;
}

function Status({ state, onSave }: StatusProps) {
  const { stored, save, isDirty } = state;
  // A conflict is no failure: the choice shows in its place.
  if (save.is === 'failed' && !(save.error instanceof ConflictError)) {
    return <SaveStatus state="failed" reason={reasonFor(save.error)} onRetry={onSave} />;
  }
  if (save.is === 'saving') return <SaveStatus state="saving" onRetry={onSave} />;
  if (isDirty) {
    return (
      <Text tone="muted" size="small">
        Changes aren’t saved yet.
      </Text>
    );
  }
  if (!stored) return null;
  return <SaveStatus state="saved" time={shortTime(stored.updated_at)} onRetry={onSave} />;
}

interface RecordEditingProps<Fields extends FieldMap> extends RecordLayout<Fields> {
  opened: OpenedDraft<Fields>;
  gate: SignInGate;
}

/** Saves if every field can be saved. From the first attempt on, the fields say what they lack. */
function useChecked<Fields extends FieldMap>({ record, opened }: RecordEditingProps<Fields>) {
  const { draft } = opened;
  const state = useSyncExternalStore(draft.subscribe, draft.getState, draft.getState);
  const [isChecked, setChecked] = useState(false);
  const problems = record.problemsOf(state.fields);
  const attempt = (save: () => Promise<void>) => () => {
    setChecked(true);
    const wrong = record.names.find((name) => problems[name] !== undefined);
    if (wrong) focusField(wrong);
    // The draft's state holds the failure.
    else void save().catch(() => undefined);
  };
  const save = attempt(draft.save);
  useRepeatOnline(state.save.is === 'failed' && isOutOfReach(state.save.error), save);
  return {
    state,
    problems: isChecked ? problems : undefined,
    save,
    settle: attempt(draft.settle),
  };
}

/** Asks, deletes the record, and goes back to the list. */
function useRecordDeletion<Fields extends FieldMap>(props: RecordEditingProps<Fields>) {
  const { record, table, opened, gate } = props;
  const navigate = useNavigate();
  const remove = useDeletion(gate, record.what, table);
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    setAsking(false);
    await remove(opened.id).then(
      () => {
        opened.draft.forget();
        navigate(record.desk);
      },
      () => undefined,
    );
  };
  return { isAsking, setAsking, confirm };
}

/** The form of a record, with everything that can be done with it. Nothing is stored before Save. */
export function RecordEditing<Fields extends FieldMap>(props: RecordEditingProps<Fields>) {
  const { record, opened, aside, slots, options, nameOf = (id) => id } = props;
  const { draft } = opened;
  const { state, problems, save, settle } = useChecked(props);
  const { isAsking, setAsking, confirm } = useRecordDeletion(props);
  const isPublic = record.isPublic?.(state.saved) ?? false;
  const form = { record, draft, fields: state.fields, problems, slots, options };
  return (
    <>
      <EditFrame
        bar={
          <>
            <ButtonLink variant="ghost" size="compact" href={record.desk}>
              {`All ${record.what}s`}
            </ButtonLink>
            {record.isPublic && (
              <Badge tone={isPublic ? 'success' : 'neutral'}>
                {isPublic ? 'Published' : 'Draft'}
              </Badge>
            )}
            {isPublic && record.pageOf && (props.isSeen?.(state.saved) ?? true) && (
              <SeeIt href={record.pageOf(state.saved, opened.id)} />
            )}
          </>
        }
        status={<Status state={state} onSave={save} />}
        actions={
          <Button
            size="compact"
            isPending={state.save.is === 'saving'}
            isDisabled={!state.isDirty || state.contested.length > 0}
            onPress={save}
          >
            Save
          </Button>
        }
        notices={
          <RecordNotices
            record={record}
            draft={draft}
            state={state}
            nameOf={nameOf}
            onChosen={settle}
          />
        }
        sideLabel="Settings"
        side={
          <>
            <RecordForm {...form} names={aside} />
            {state.stored && (
              <div>
                <Button variant="ghost" size="compact" onPress={() => setAsking(true)}>
                  {`Delete ${record.what}`}
                </Button>
              </div>
            )}
          </>
        }
      >
        <RecordForm {...form} names={record.names.filter((name) => !aside.includes(name))} />
      </EditFrame>
      <DeleteQuestion
        what={record.what}
        item={isAsking ? { id: opened.id, title: record.titleOf(state.fields), isPublic } : null}
        note={record.deleteNote}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
