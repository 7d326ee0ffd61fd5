import { Button } from '@custom-designs/ui/components/Button';
import { type Failure, FailureList } from '@custom-designs/ui/desk';
import { ConfirmFacts, FactGroupSection } from '@custom-designs/ui/facts';
import { type ReactNode, useState } from 'react';
import { reasonFor, tellFailure } from '../failures.ts';
import { offerUndo } from '../record/undo.ts';
import { unsavedText } from '../record/unsavedText.ts';
import { SignInDismissed } from '../SignInGate.ts';
import type { StoredFact } from './adapter/rows.ts';
import { inWords, kindOf, toStored } from './kinds.ts';
import type { FactState } from './useFactForm.ts';

type Sample = Pick<FactState, 'fact' | 'stored' | 'account' | 'onSave'>;

/** Stores samples as they are, one after the other. @returns what was stored, and those that failed */
async function confirmAll(samples: readonly Sample[]) {
  const stored: StoredFact[] = [];
  const failures: Failure[] = [];
  let dismissed: unknown;
  for (const { fact, stored: known, onSave } of samples) {
    try {
      // A manager who closes the sign-in isn't asked again for every other fact.
      if (dismissed) throw dismissed;
      const value = toStored(fact, kindOf(fact.control).read(fact.initial));
      stored.push(await onSave({ key: fact.key, value, known: known ?? null }));
    } catch (error) {
      if (error instanceof SignInDismissed) dismissed = error;
      failures.push({ id: fact.key, name: fact.label, message: reasonFor(error) });
    }
  }
  return { stored, failures };
}

/** Makes stored facts samples again. */
async function unconfirm(stored: readonly StoredFact[], onSave: Sample['onSave']): Promise<void> {
  try {
    for (const known of stored) await onSave({ key: known.key, value: null, known });
  } catch (error) {
    tellFailure('The facts weren’t all made samples again', error);
  }
}

const hasTyped = ({ fact, account }: Sample) =>
  unsavedText(account, 'fact', fact.key).read() !== '';

interface ConfirmGroupProps {
  title: string;
  /** Its facts that nobody has changed or confirmed. */
  samples: readonly Sample[];
  children: ReactNode;
}

/** A group of facts. One press confirms all of its samples, after a question that lists them. */
export function ConfirmGroup({ title, samples, children }: ConfirmGroupProps) {
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const typed = isAsked ? samples.filter(hasTyped) : [];
  const chosen = samples.filter((sample) => !typed.includes(sample));
  const confirm = async () => {
    setAsked(false);
    setFailures([]);
    setPending(true);
    const { stored, failures: failed } = await confirmAll(chosen);
    setPending(false);
    setFailures(failed);
    const [sample] = chosen;
    if (stored.length === 0 || !sample) return;
    offerUndo({
      title: stored.length === 1 ? '1 fact confirmed' : `${stored.length} facts confirmed`,
      description: 'You can undo this for 6 seconds.',
      altText: 'To undo this, press F8 and then Undo.',
      onUndo: () => void unconfirm(stored, sample.onSave),
    });
  };
  const ask = () => setAsked(true);
  return (
    <FactGroupSection
      title={title}
      tools={
        samples.length > 0 && (
          <Button variant="ghost" size="compact" isPending={isPending} onPress={ask}>
            {isPending ? 'Confirming...' : 'Confirm all in this group'}
          </Button>
        )
      }
    >
      <FailureList
        title="Not confirmed:"
        failures={failures}
        {...(samples.length > 0 && { onRetry: ask })}
        onDismiss={() => setFailures([])}
      />
      {children}
      <ConfirmFacts
        isOpen={isAsked}
        facts={chosen.map(({ fact }) => ({
          label: fact.label,
          value: inWords(fact, fact.initial),
        }))}
        typed={typed.map(({ fact }) => fact.label)}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      />
    </FactGroupSection>
  );
}
