import type { PublishPanelProps } from '@custom-designs/ui/desk';
import type { PublishState } from './adapter.ts';

/** A build that isn't live after this long needs a look at the host. */
const SLOW_MS = 20 * 60_000;

export type PublishView = Pick<PublishPanelProps, 'state' | 'changes' | 'error'>;

/** What the panel says about the state of the website. `now` is in milliseconds. */
export function publishView({ builtAt, last, changes }: PublishState, now: number): PublishView {
  if (builtAt === null) return { state: 'unknown' };
  const requested = last ? Date.parse(last.requested_at) : 0;
  if (last && requested > Date.parse(builtAt)) {
    const error = last.error ?? '';
    if (last.state === 'failed') return { state: 'retrying', error };
    if (last.state === 'stopped') return { state: 'failed', error };
    return { state: now - requested > SLOW_MS ? 'slow' : 'building' };
  }
  const isCurrent = changes.every(({ count }) => count === 0);
  return { state: isCurrent ? 'current' : 'outdated', changes };
}
