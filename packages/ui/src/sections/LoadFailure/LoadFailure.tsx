import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../text/index.ts';
import { failure } from './LoadFailure.css.ts';

export const defaultLoadFailureLabels = {
  /** Name of the button that loads again. */
  tryAgain: 'Try again',
};

export interface LoadFailureProps {
  /** What could not be had, in words that say what to do. */
  message: string;
  /** Without it there is no button. */
  onTryAgain?: () => void;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultLoadFailureLabels>;
  /** Another try is under way. */
  isTrying?: boolean;
}

/**
 * Says that a part of a page did not arrive, in the place where it should be. The rest of the page stays as
 * it is. Renders `<div role="alert">`.
 *
 * - For a whole article that cannot be shown: use ArticleError.
 * - For something the visitor did that failed: use Toast, or the error of a field.
 * - For an empty answer: nothing failed, so say what is empty.
 */
export function LoadFailure({ message, onTryAgain, labels, isTrying = false }: LoadFailureProps) {
  return (
    <div role="alert" className={failure}>
      <Text tone="danger">{message}</Text>
      {onTryAgain && (
        <Button variant="secondary" size="compact" onPress={onTryAgain} isPending={isTrying}>
          {{ ...defaultLoadFailureLabels, ...labels }.tryAgain}
        </Button>
      )}
    </div>
  );
}
