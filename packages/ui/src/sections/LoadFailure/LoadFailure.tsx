import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { failure } from './LoadFailure.css.ts';

export const defaultLoadFailureLabels = {
  /** Text of the retry button. */
  tryAgain: 'Try again',
};

export interface LoadFailureProps {
  /** What failed to load, and what to do. */
  message: string;
  /** Called by the retry button. Without it there is no button. */
  onTryAgain?: () => void;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultLoadFailureLabels>;
  /** Whether a retry is running. */
  isTrying?: boolean;
}

/**
 * Error message with a retry button, in place of content that failed to load. The rest of the page stays
 * usable. Renders `<div role="alert">`.
 *
 * - For a whole article: use ArticleError.
 * - For a failed action: use toast(), or the error of a field.
 * - For an empty result: say what is empty. Nothing failed.
 */
export function LoadFailure({ message, onTryAgain, labels, isTrying = false }: LoadFailureProps) {
  const { tryAgain } = useLabels('LoadFailure', defaultLoadFailureLabels, labels);
  return (
    <div role="alert" className={failure}>
      <Text tone="danger">{message}</Text>
      {onTryAgain && (
        <Button variant="secondary" size="compact" onPress={onTryAgain} isPending={isTrying}>
          {tryAgain}
        </Button>
      )}
    </div>
  );
}
