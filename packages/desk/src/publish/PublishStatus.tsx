import { PublishPanel, StateMessage } from '@custom-designs/ui/desk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { forManagers } from '../auth/index.ts';
import { reasonFor, tellFailure } from '../failures.ts';
import { shortTime, timeOfDay } from '../time.ts';
import { readPublishState, requestPublish, stopPublish } from './adapter.ts';
import { publishView } from './publishView.ts';

const queryKey = ['publish'];

/** While a build runs, and otherwise. In milliseconds. */
const POLL_MS = { building: 10_000, other: 60_000 };

/** Whether the public pages are up to date, with a button that publishes newer content. */
export function PublishStatus() {
  const client = useQueryClient();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readPublishState(signal),
    meta: forManagers,
    // Someone who comes back from a desk may have changed what visitors see.
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data && publishView(state.data, Date.now()).state === 'building'
        ? POLL_MS.building
        : POLL_MS.other,
  });
  const publish = useMutation({
    meta: forManagers,
    mutationFn: requestPublish,
    onError: (error) => tellFailure('The website wasn’t updated', error),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const stop = useMutation({
    meta: forManagers,
    mutationFn: stopPublish,
    onError: (error) => tellFailure('The update wasn’t stopped', error),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  if (error && !data) {
    return (
      <StateMessage isFailure actions={[{ label: 'Try again', onPress: () => void refetch() }]}>
        {`The state of the website couldn’t be loaded. ${reasonFor(error)}`}
      </StateMessage>
    );
  }
  if (!data) return null;
  return (
    <PublishPanel
      {...publishView(data, dataUpdatedAt)}
      liveSince={data.builtAt ? shortTime(data.builtAt) : undefined}
      nextAttempt={data.last ? timeOfDay(data.last.not_before) : undefined}
      isPending={publish.isPending}
      onPublish={() => publish.mutate()}
      isStopping={stop.isPending}
      onStop={() => data.last && stop.mutate(data.last.id)}
    />
  );
}
