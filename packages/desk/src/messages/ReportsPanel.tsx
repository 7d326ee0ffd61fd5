import { BarChart } from '@custom-designs/ui/components/BarChart';
import { Skeleton, SkeletonGroup } from '@custom-designs/ui/components/Skeleton';
import { Grid, Stack } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotLoaded } from '../NotLoaded.tsx';
import { atOffice } from '../time.ts';
import { leadQueries, type ReportRow } from './adapter/index.ts';
import { type InboxContent, labelOf } from './display.ts';
import { byWeek, durationOf, lastWeeks, mostBy, sumOf, WEEKS } from './reports.ts';

const monthAndDay = atOffice({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const weekLabel = (week: string) => monthAndDay.format(Date.parse(`${week}T00:00:00Z`));

interface ChartsProps {
  rows: readonly ReportRow[];
  now: number;
  content: InboxContent;
}

function Charts({ rows, now, content }: ChartsProps) {
  const { messages, won, secondsToContact } = sumOf(rows);
  const most = (
    name: 'page' | 'service',
    category: string,
    choices: InboxContent['services'],
    none: string,
  ) => (
    <BarChart
      caption={`By ${name}`}
      category={category}
      value="Messages"
      part="Won"
      items={mostBy(rows, name).map((each) => ({
        id: each.value ?? '',
        label: labelOf(choices, each.value) ?? none,
        value: each.messages,
        part: each.won,
      }))}
    />
  );
  return (
    <Stack gap="xl">
      <Text>
        {messages === 1 ? '1 message' : `${messages} messages`} in the last {WEEKS} weeks, {won}{' '}
        won.{' '}
        {secondsToContact === null
          ? 'No one has been contacted yet.'
          : `Average time to first contact: ${durationOf(secondsToContact)}.`}{' '}
        Spam and deleted messages aren’t counted.
      </Text>
      <BarChart
        caption="Messages by week"
        category="Week of"
        value="Messages"
        part="Won"
        moreColumns={['First contact']}
        items={byWeek(rows, now).map((each) => ({
          id: each.week,
          label: weekLabel(each.week),
          value: each.messages,
          part: each.won,
          more: [durationOf(each.secondsToContact)],
        }))}
      />
      <Grid columns={{ phone: 1, desktop: 2 }} gap="xl">
        {most('page', 'Page', [], 'Unknown page')}
        {most('service', 'Service', content.services, 'No service')}
      </Grid>
    </Stack>
  );
}

/** How many messages came, from where, with which result, and how soon someone responded. */
export function ReportsPanel({
  content,
  isEnabled,
}: {
  content: InboxContent;
  isEnabled: boolean;
}) {
  const [now] = useState(() => Date.now());
  const since = lastWeeks(now).at(-1) ?? '';
  const { data, error, refetch } = useQuery({ ...leadQueries.reports(since), enabled: isEnabled });
  if (data) return <Charts rows={data} now={now} content={content} />;
  return (
    <NotLoaded what="reports" error={error} onRetry={() => void refetch()}>
      <SkeletonGroup label="Loading the reports...">
        <Skeleton lines={8} />
      </SkeletonGroup>
    </NotLoaded>
  );
}
