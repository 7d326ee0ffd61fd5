import { X } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as styles from './LeadDetails.css.ts';
import type { LeadDetailsLabels } from './leadDetailsLabels.ts';

/** What came of a call, a text message, or an email. */
export type LeadResult = 'reached' | 'voicemail' | 'later';

const results = ['reached', 'voicemail', 'later'] as const;

interface LeadDetailsResultProps {
  onResult: (result: LeadResult) => void;
  labels: LeadDetailsLabels;
}

/** A button for each result of a contact. */
export const LeadDetailsResult = ({ onResult, labels }: LeadDetailsResultProps) => (
  <div className={styles.controls}>
    {results.map((result) => (
      <Button key={result} variant="secondary" size="compact" onPress={() => onResult(result)}>
        {labels[result]}
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
  <div role="group" aria-label={result.labels.howDidItGo} className={styles.question}>
    <p className={styles.asks}>{result.labels.howDidItGo}</p>
    <Button
      variant="ghost"
      size="icon"
      aria-label={result.labels.dismissQuestion}
      onPress={onDismiss}
    >
      <Icon icon={X} />
    </Button>
    <LeadDetailsResult {...result} />
  </div>
);
