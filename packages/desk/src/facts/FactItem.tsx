import { FactCard, FactForm } from '@custom-designs/ui/facts';
import { changeInWords, conflictInWords } from './changeInWords.ts';
import { inWords } from './kinds.ts';
import {
  currentValue,
  type FactFormState,
  type FactState,
  timingOf,
  useFactForm,
} from './useFactForm.ts';

interface FactItemProps extends FactState {
  isOpen: boolean;
  onToggle: () => void;
}

/** What someone has to answer before the value is saved. */
function questionOf({ isConflict, doubt, ...form }: FactFormState, conflict: string) {
  if (isConflict) {
    return {
      ...{ text: conflict, yes: 'Save mine instead', no: 'Use theirs' },
      ...{ onYes: form.save, onNo: form.discard },
    };
  }
  return doubt === undefined
    ? undefined
    : {
        ...{ text: `${doubt} Save it anyway?`, yes: 'Save anyway', no: 'Change it' },
        ...{ onYes: form.saveAnyway, onNo: form.changeIt },
      };
}

/** One fact with its form. */
export function FactItem({ isOpen, onToggle, ...state }: FactItemProps) {
  const { fact, stored, change } = state;
  const form = useFactForm(state);
  const current = currentValue(fact, stored);
  const summary = inWords(fact, current);
  // Someone said that the content file is right.
  const isConfirmed = form.isStored && summary === inWords(fact, fact.initial);
  const sample = fact.isSample && !form.isStored ? 'Sample' : undefined;
  const { control } = fact;
  const hasLength = control.kind === 'text' || control.kind === 'long';
  return (
    <FactCard
      label={fact.label}
      summary={summary}
      sample={sample}
      over={form.kind.over(current)}
      isChanged={form.isStored && !isConfirmed}
      isDraft={form.isDirty}
      changed={form.isStored && change ? changeInWords(change, isConfirmed) : undefined}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <FactForm
        timing={timingOf(fact)}
        length={hasLength ? { current: String(form.value).length, max: control.max } : undefined}
        pages={fact.pages}
        sentences={(form.isValid ? fact.sentences : undefined)?.map(({ text, ...page }) => ({
          ...page,
          text: text.replaceAll('{value}', inWords(fact, form.value)),
        }))}
        problem={form.problem}
        question={questionOf(form, conflictInWords(change, summary))}
        isDirty={form.isDirty}
        canConfirm={sample !== undefined}
        isPending={form.isPending}
        onSave={form.save}
        onDiscard={form.discard}
        onUndo={form.undo}
        onReset={form.reset}
      >
        {form.kind.control({
          fact,
          value: form.value,
          onChange: form.change,
          problems: form.problems,
        })}
      </FactForm>
    </FactCard>
  );
}
