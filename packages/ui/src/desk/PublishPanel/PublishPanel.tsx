import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading, Text } from '../../text/index.ts';
import { counted } from '../counted.ts';
import * as styles from './PublishPanel.css.ts';

export interface PublishPanelProps {
  /**
   * `current`: nothing is newer than the pages. `outdated`: something is. `building`: a build was
   * requested and isn't live yet. `slow`: that was long ago. `unknown`: the pages aren't a build.
   */
  state: 'current' | 'outdated' | 'building' | 'slow' | 'failed' | 'unknown';
  /** What is newer than the pages. Counts of zero aren't shown. */
  changes?: readonly { readonly what: string; readonly count: number }[];
  /** When the pages were built, in words. */
  liveSince?: string;
  /** Why the last update failed, as a sentence. */
  error?: string;
  /** The request is being sent. */
  isPending?: boolean;
  /** Requests a build. */
  onPublish: () => void;
}

/** State of the public pages, with a button that publishes newer content. */
export function PublishPanel({
  state,
  changes = [],
  liveSince,
  error = '',
  isPending = false,
  onPublish,
}: PublishPanelProps) {
  const titleId = useId();
  const newer = changes.filter((change) => change.count > 0);
  const texts = {
    current: 'Up to date.',
    outdated: `${newer.map(({ what, count }) => counted(count, `newer ${what}`)).join(', ')}.`,
    building: 'Building. This takes a few minutes.',
    slow: 'The host hasn’t finished yet. Look at its dashboard, or try again.',
    failed: `The last update failed. ${error} The website is unchanged.`,
    unknown: 'This copy of the website isn’t a build, so it always shows the newest content.',
  };
  const hasButton = state !== 'building' && state !== 'unknown';
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <Heading level={2} size="subheading" id={titleId}>
        Website
      </Heading>
      <div role="status" className={styles.text({ isFailure: state === 'failed' })}>
        <Text tone="inherit">
          {texts[state]} {liveSince && `Live since ${liveSince}.`}
        </Text>
      </div>
      {hasButton && (
        <Button
          variant={state === 'outdated' ? 'primary' : 'secondary'}
          size="compact"
          isPending={isPending}
          onPress={onPublish}
        >
          {state === 'failed' || state === 'slow' ? 'Try again' : 'Update now'}
        </Button>
      )}
    </section>
  );
}
