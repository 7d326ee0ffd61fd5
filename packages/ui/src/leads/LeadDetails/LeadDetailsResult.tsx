import { X } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as styles from './LeadDetails.css.ts';

/** What came of a call, a text message, or an email. */
export type LeadResult = 'reached' | 'voicemail' | 'later';

const results: readonly { value: LeadResult; label: string }[] = [
  { value: 'reached', label: 'Reached' },
  { value: 'voicemail', label: 'Left a message' },
  { value: 'later', label: 'Try later' },
];

interface LeadDetailsResultProps {
  onResult: (result: LeadResult) => void;
}

/** A button for each result of a contact. */
export const LeadDetailsResult = ({ onResult }: LeadDetailsResultProps) => (
  <div className={styles.controls}>
    {results.map(({ value, label }) => (
      <Button key={value} variant="secondary" size="compact" onPress={() => onResult(value)}>
        {label}
      </Button>
    ))}
  </div>
);

interface LeadDetailsQuestionProps extends LeadDetailsResultProps {
  /** Closes the question without a result. */
  onDismiss: () => void;
}

/** Asks what came of a contact, after a press of Call, Text, or Email. */
export const LeadDetailsQuestion = ({ onDismiss, ...result }: LeadDetailsQuestionProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be in a row
  <div role="group" aria-label="How did it go?" className={styles.question}>
    <p className={styles.asks}>How did it go?</p>
    <Button variant="ghost" size="icon" aria-label="Close this question" onPress={onDismiss}>
      <Icon icon={X} />
    </Button>
    <LeadDetailsResult {...result} />
  </div>
);
