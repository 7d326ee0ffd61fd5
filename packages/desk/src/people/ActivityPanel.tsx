import { Select } from '@custom-designs/ui/components/Select';
import { ActivityList } from '@custom-designs/ui/desk';
import { Grid, Stack } from '@custom-designs/ui/layout';
import { Heading, Text } from '@custom-designs/ui/text';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { personName } from '../../../../supabase/functions/_shared/personName.ts';
import { forManagers } from '../auth/index.ts';
import { reasonFor } from '../failures.ts';
import { activityGroups, type PeopleAddress, toDays } from './activity.ts';
import { listActivity } from './adapter.ts';
import { peopleQuery } from './usePeople.ts';

const ALL = 'all';
const groupItems = [{ value: ALL, label: 'All activity' }, ...activityGroups];
const chosen = (value: string) => (value === ALL ? null : value);

interface ActivityPanelProps {
  address: PeopleAddress;
  onFilter: (filter: Pick<PeopleAddress, 'group' | 'person'>) => void;
}

/** What happened to accounts in the last 90 days, for managers. */
export function ActivityPanel({ address: { group, person }, onFilter }: ActivityPanelProps) {
  const people = useQuery(peopleQuery());
  const activity = useInfiniteQuery({
    meta: forManagers,
    queryKey: ['activity', group, person],
    queryFn: ({ pageParam, signal }) => {
      const kinds = activityGroups.find(({ value }) => value === group)?.kinds;
      return listActivity({ kinds, person: person ?? undefined }, pageParam, signal);
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    staleTime: 0,
  });
  const rows = activity.data?.pages.flatMap((page) => page.rows) ?? [];
  const error = activity.error ?? people.error;
  const isKnown = activity.data && people.data;
  const retry = () => {
    if (people.error) void people.refetch();
    if (activity.isFetchNextPageError) void activity.fetchNextPage();
    else if (activity.error) void activity.refetch();
  };
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={2} size="subheading">
          The last 90 days
        </Heading>
        <Text size="small" tone="muted">
          What happened to accounts. Older entries are deleted.
        </Text>
      </Stack>
      <Grid columns={{ phone: 1, desktop: 3 }} gap="md">
        <Select
          name="show"
          label="Show"
          items={groupItems}
          value={group ?? ALL}
          onChange={(value) => onFilter({ group: chosen(value), person })}
        />
        <Select
          name="person"
          label="Person"
          items={[
            { value: ALL, label: 'Everyone' },
            ...(people.data ?? []).map(({ id, email }) => ({
              value: id,
              label: `${personName(email)} (${email})`,
            })),
          ]}
          value={person ?? ALL}
          onChange={(value) => onFilter({ group, person: chosen(value) })}
        />
      </Grid>
      <ActivityList
        days={isKnown ? toDays(rows, people.data, Date.now()) : []}
        status={error ? 'failed' : isKnown ? 'ready' : 'loading'}
        error={reasonFor(error)}
        onRetry={retry}
        isFiltered={group !== null || person !== null}
        onClearFilter={() => onFilter({ group: null, person: null })}
        onMore={activity.hasNextPage ? () => void activity.fetchNextPage() : undefined}
        isLoadingMore={activity.isFetchingNextPage}
      />
    </Stack>
  );
}
