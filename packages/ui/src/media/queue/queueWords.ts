import { defaultRefusalWords, type RefusalWords } from '../files/index.ts';

/** Has the shape of a toast's message. */
export interface QueueMessage {
  readonly title: string;
  readonly description: string;
  readonly variant: 'default' | 'destructive';
}

export interface BatchOutcome {
  readonly succeeded: number;
  readonly failed: number;
  /** How many were left when the batch was cancelled. */
  readonly left: number;
}

export interface QueueWords {
  readonly refusals: RefusalWords;
  /** When a failure has nothing to say for itself. */
  readonly unknownError: string;
  readonly outcome: (outcome: BatchOutcome) => QueueMessage;
}

function describeOutcome({ succeeded, failed, left }: BatchOutcome): QueueMessage {
  if (left > 0) {
    const description = `${succeeded} images uploaded, ${left + failed} left in the list`;
    return { title: 'Upload stopped', description, variant: 'default' };
  }
  if (failed === 0) {
    const description = `All ${succeeded} images uploaded successfully`;
    return { title: 'Success!', description, variant: 'default' };
  }
  const variant = 'destructive';
  return succeeded > 0
    ? {
        title: 'Partial Success',
        description: `${succeeded} images uploaded, ${failed} failed`,
        variant,
      }
    : { title: 'Upload Failed', description: `All ${failed} images failed to upload`, variant };
}

/** The outcomes are verbatim (docs/behavior.md#media-queue). */
export const defaultQueueWords: QueueWords = {
  refusals: defaultRefusalWords,
  unknownError: 'Unknown error',
  outcome: describeOutcome,
};
