import { Button } from '@custom-designs/ui/components/Button';
import { VersionChoice } from '@custom-designs/ui/desk';
import { Text } from '@custom-designs/ui/text';
import type { NameOf } from './fields.ts';
import { focusField } from './focusField.ts';
import type { DraftState, RecordDraft } from './RecordDraft.ts';
import type { FieldMap, RecordOf, Row, Values } from './record.ts';

interface RecordNoticesProps<Fields extends FieldMap> {
  record: RecordOf<Fields>;
  draft: Pick<RecordDraft<Row<Fields>, Values<Fields>>, 'set' | 'dismissNotice'>;
  state: DraftState<Row<Fields>, Values<Fields>>;
  nameOf: NameOf;
  /** Called when an editor has chosen between two versions. */
  onChosen: () => void;
  /** Who changed the record meanwhile. Default: "Someone else". */
  who?: string;
  /** What is said of text that comes back, and of a colleague's changes. */
  texts?: Readonly<Record<'restored' | 'merged', string>>;
}

/** Both versions of what two editors changed. Saving waits for the choice. */
function Choice<Fields extends FieldMap>(props: RecordNoticesProps<Fields>) {
  const { record, draft, state, nameOf, onChosen, who = 'Someone else' } = props;
  const { contested, saved: theirs, mine, fields, save } = state;
  return (
    <VersionChoice
      message={`${who} changed this ${record.what} while you were editing. Nothing is saved until you choose what to keep:`}
      fields={contested.map((name) => {
        const { label, shortLabel = label } = record.fieldOf(name);
        return {
          name: String(name),
          label: shortLabel,
          theirs: record.inWords(name, theirs, nameOf),
          mine: record.inWords(name, mine, nameOf),
          isTheirs: record.isSameField(fields, theirs, name),
          onChoose: (isTheirs) => draft.set(name, (isTheirs ? theirs : mine)[name]),
        };
      })}
    >
      <div>
        <Button size="compact" isPending={save.is === 'saving'} onPress={onChosen}>
          Save my choice
        </Button>
      </div>
    </VersionChoice>
  );
}

/** What happened to the record while it was open, or before. */
export function RecordNotices<Fields extends FieldMap>(props: RecordNoticesProps<Fields>) {
  const { record, draft, state } = props;
  if (state.contested.length > 0) return <Choice {...props} />;
  if (!state.notice) return null;
  const {
    texts = {
      restored: 'This browser held changes that weren’t saved. They’re here again.',
      merged: `Someone else changed this ${record.what}, too. Their changes are combined with yours. Check them, and save again.`,
    },
  } = props;
  const close = () => {
    draft.dismissNotice();
    focusField(record.names[0] ?? '');
  };
  return (
    <div role="status">
      <Text>{texts[state.notice]}</Text>
      <Button variant="ghost" size="compact" onPress={close}>
        Close this message
      </Button>
    </div>
  );
}
