import { FactCard, FactForm } from '@custom-designs/ui/facts';
import { changeInWords, conflictInWords } from './changeInWords.ts';
import { inWords } from './kinds.ts';
import { currentValue, type FactState, timingOf, useFactForm } from './useFactForm.ts';

interface FactItemProps extends FactState {
  isOpen: boolean;
  onToggle: () => void;
}

/** One fact with its form. */
export function FactItem({ isOpen, onToggle, ...state }: FactItemProps) {
  const { fact, stored, change } = state;
  const form = useFactForm(state);
  const summary = inWords(fact, currentValue(fact, stored));
  const sample = fact.isSample && !form.isStored ? 'Sample' : undefined;
  const { control } = fact;
  const hasLength = control.kind === 'text' || control.kind === 'long';
  return (
    <FactCard
      label={fact.label}
      summary={summary}
      sample={sample}
      isChanged={form.isStored}
      isDraft={form.isDirty}
      changed={change && changeInWords(change)}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <FactForm
        timing={timingOf(fact)}
        length={hasLength ? { current: String(form.value).length, max: control.max } : undefined}
        pages={fact.pages}
        sentences={fact.sentences?.map(({ text, ...page }) => ({
          ...page,
          text: text.replaceAll('{value}', inWords(fact, form.value)),
        }))}
        problem={form.problem}
        conflict={form.isConflict ? conflictInWords(change, summary) : undefined}
        isDirty={form.isDirty}
        canConfirm={sample !== undefined}
        isPending={form.isPending}
        onSave={form.save}
        onDiscard={form.discard}
        onTakeTheirs={form.discard}
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
