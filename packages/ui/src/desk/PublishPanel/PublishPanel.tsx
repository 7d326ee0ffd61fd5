import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { counted } from '../counted.ts';
import * as styles from './PublishPanel.css.ts';

export interface PublishPanelProps {
  /**
   * `current`: nothing is newer than the pages. `outdated`: something is. `building`: a build was
   * requested and isn't live yet. `slow`: that was long ago. `retrying`: the last update failed and
   * is tried again. `failed`: it isn't. `unknown`: the pages aren't a build.
   */
  state: 'current' | 'outdated' | 'building' | 'slow' | 'retrying' | 'failed' | 'unknown';
  /** What is newer than the pages. Counts of zero aren't shown. */
  changes?: readonly { readonly what: string; readonly count: number }[];
  /** When the pages were built, in words. */
  liveSince?: string;
  /** Why the last update failed, as a sentence. */
  error?: string;
  /** When a failed update is tried again, in words. */
  nextAttempt?: string;
  /** The request is being sent. */
  isPending?: boolean;
  /** Requests a build. */
  onPublish: () => void;
  /** The request to stop is being sent. */
  isStopping?: boolean;
  /** Ends the attempts to update. */
  onStop: () => void;
}

/** State of the public pages, with a button that publishes newer content. */
export function PublishPanel({
  state,
  changes = [],
  liveSince,
  error = '',
  nextAttempt = '',
  isPending = false,
  onPublish,
  isStopping = false,
  onStop,
}: PublishPanelProps) {
  const titleId = useId();
  const newer = changes.filter((change) => change.count > 0);
  const texts = {
    current: 'Up to date.',
    outdated: `${newer.map(({ what, count }) => counted(count, `newer ${what}`)).join(', ')}.`,
    building: 'Updating. This takes a few minutes.',
    slow: 'The host hasn’t finished yet. Look at its dashboard, or try again.',
    retrying: `The update failed. We’ll try again at ${nextAttempt}. ${error}`,
    failed: `The last update failed. ${error} The website is unchanged.`,
    unknown: 'This copy of the website isn’t a build, so it always shows the newest content.',
  };
  const isFailure = state === 'failed' || state === 'retrying';
  const hasButton = state !== 'unknown';
  const labels: { readonly [of in typeof state]?: string } = {
    building: 'Updating...',
    slow: 'Try again',
    retrying: 'Try now',
    failed: 'Try again',
  };
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <Heading level={2} size="subheading" id={titleId}>
        Website
      </Heading>
      <div role="status" className={styles.text({ isFailure })}>
        <Text tone="inherit">
          {texts[state]} {liveSince && `Last update: ${liveSince}.`}
        </Text>
      </div>
      {hasButton && (
        <Stack direction="row" gap="sm" isWrapping>
          <Button
            variant={state === 'outdated' ? 'primary' : 'secondary'}
            size="compact"
            // It stays, so that the focus does.
            isPending={isPending || state === 'building'}
            onPress={onPublish}
          >
            {labels[state] ?? 'Update now'}
          </Button>
          {state === 'retrying' && (
            <Button variant="secondary" size="compact" isPending={isStopping} onPress={onStop}>
              Stop
            </Button>
          )}
        </Stack>
      )}
    </section>
  );
}
