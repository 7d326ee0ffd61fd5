import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { Select, type SelectOption } from '../../components/Select/Select.tsx';
import * as styles from './LeadDetails.css.ts';
import { LeadDetailsResult, type LeadResult } from './LeadDetailsResult.tsx';

/** When someone follows up, and who. */
export interface LeadFollowUp {
  /** The day, as `2026-12-24`. Null if none is planned. */
  readonly day: string | null;
  /** Days to choose with one press. */
  readonly suggestions: readonly SelectOption[];
  /** Called with a chosen day, or with null to clear it. */
  readonly onDayChange: (day: string | null) => void;
  /** Whether a day can be chosen. */
  readonly isDay: (day: string) => boolean;
  /** The value of the owner in `owners`. */
  readonly owner: string;
  /** People to choose from, and no one. */
  readonly owners: readonly SelectOption[];
  readonly onOwnerChange: (owner: string) => void;
  /** Where a review by the sender is added. Undefined if there's nothing to review. */
  readonly reviewHref?: string | undefined;
}

interface LeadDetailsFollowUpProps {
  followUp: LeadFollowUp;
  /** Records a contact. Undefined while the message already asks about one. */
  onResult: ((result: LeadResult) => void) | undefined;
}

function DayField({
  followUp: { day, isDay, onDayChange },
}: Pick<LeadDetailsFollowUpProps, 'followUp'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = useRef(false);
  const choose = (value: string | null) => {
    isTyping.current = false;
    setTyped(null);
    if (value && value !== day && isDay(value)) onDayChange(value);
  };
  return (
    // While a date is typed, the field reports other days, so the day counts on Enter or when the
    // field is left. A day from the browser's picker counts at once.
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to its field
    <div
      className={styles.day}
      onBlur={() => choose(typed)}
      onKeyDown={({ key }) => {
        isTyping.current = true;
        if (key === 'Enter') choose(typed);
      }}
    >
      <DateField
        name="follow-up"
        aria-label="Day to follow up"
        value={typed ?? day ?? ''}
        onChange={(value) => (isTyping.current ? setTyped(value) : choose(value))}
      />
    </div>
  );
}

/** A named row of controls. */
const Step = ({
  name,
  ref,
  children,
}: {
  name: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be in a row
  <div ref={ref} role="group" aria-label={name} className={styles.step}>
    <span aria-hidden className={styles.stepName}>
      {name}
    </span>
    <div className={styles.controls}>{children}</div>
  </div>
);

/** The next step: results of contacts, the day to follow up, and the owner. */
export function LeadDetailsFollowUp({ followUp, onResult }: LeadDetailsFollowUpProps) {
  const id = useId();
  const { day, suggestions, onDayChange, owner, owners, onOwnerChange, reviewHref } = followUp;
  const days = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  const choose = (value: string | null) => {
    hasPressed.current = true;
    onDayChange(value);
  };
  // The pressed button is disabled or gone. The last one clears the day.
  useEffect(() => {
    if (!hasPressed.current) return;
    hasPressed.current = false;
    [...(days.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])]
      .at(day === null ? 0 : -1)
      ?.focus();
  }, [day]);
  return (
    <section aria-labelledby={id} className={styles.nextStep}>
      <h3 id={id} className={styles.title}>
        Next step
      </h3>
      <Step name="Follow up" ref={days}>
        {suggestions.map(({ value, label }) => (
          <Button
            key={value}
            variant="secondary"
            size="compact"
            isDisabled={value === day}
            onPress={() => choose(value)}
          >
            {label}
          </Button>
        ))}
        <DayField followUp={followUp} />
        {day !== null && (
          <Button variant="ghost" size="compact" onPress={() => choose(null)}>
            Clear
          </Button>
        )}
      </Step>
      <Step name="Owner">
        <div className={styles.owner}>
          <Select
            name="owner"
            aria-label="Owner"
            value={owner}
            onChange={(value) => {
              if (value !== owner) onOwnerChange(value);
            }}
            items={owners}
          />
        </div>
      </Step>
      {reviewHref && (
        <Step name="Review">
          <ButtonLink variant="secondary" size="compact" href={reviewHref}>
            Add their review
          </ButtonLink>
        </Step>
      )}
      {onResult && (
        <Step name="Contact">
          <LeadDetailsResult onResult={onResult} />
        </Step>
      )}
    </section>
  );
}
