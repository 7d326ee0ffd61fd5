import { StateMessage } from '@custom-designs/ui/desk';
import { Text } from '@custom-designs/ui/text';
import type { ReactNode } from 'react';
import { reasonFor } from './failures.ts';

interface NotLoadedProps {
  /** What isn't there, such as "post". */
  what: string;
  /** The database doesn't have it. */
  isMissing?: boolean;
  /** Why it couldn't be loaded. Null while it's loading. */
  error: unknown;
  onRetry: () => void;
  /** Shown while it's loading. Default: a sentence. */
  children?: ReactNode;
}

/** In place of content that isn't there: it's loading, it couldn't be loaded, or it doesn't exist. */
export function NotLoaded({ what, isMissing = false, error, onRetry, children }: NotLoadedProps) {
  if (isMissing) {
    return (
      <StateMessage
        isFailure
      >{`This ${what} doesn’t exist. Someone may have deleted it.`}</StateMessage>
    );
  }
  if (error) {
    return (
      <StateMessage isFailure actions={[{ label: 'Try again', onPress: onRetry }]}>
        {`The ${what} couldn’t be loaded. ${reasonFor(error)}`}
      </StateMessage>
    );
  }
  return (
    children ?? (
      <div role="status">
        <Text tone="muted">{`Loading the ${what}…`}</Text>
      </div>
    )
  );
}
