import { Skeleton, SkeletonGroup } from '@custom-designs/ui/components/Skeleton';
import { StateMessage, TaskList } from '@custom-designs/ui/desk';
import { Grid, Stack } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { countUnsent, currentAccount, forManagers } from '../auth/index.ts';
import { useDesk } from '../Desk.tsx';
import { isOutOfReach, reasonFor } from '../failures.ts';
import { inboxHref } from '../messages/address.ts';
import { durationOf, lastWeeks, medianOf } from '../messages/reports.ts';
import { CALLED } from '../messages/useMessageActions.ts';
import { PublishStatus } from '../publish/PublishStatus.tsx';
import { useConnection } from '../recovery.ts';
import { contactTimesQuery } from './adapter.ts';
import { BeforeLaunch, type Samples } from './BeforeLaunch.tsx';
import { useTasks } from './useTasks.ts';

/** How fast this week's visitors were called back. Nothing before the first contact. */
function ContactTime() {
  const [monday = ''] = lastWeeks(Date.now());
  const { data: times = [] } = useQuery(contactTimesQuery(monday));
  if (times.length === 0) return null;
  const of = times.length === 1 ? '1 message' : `median of ${times.length} messages`;
  return (
    <Text tone="muted" size="small">
      {`First contact this week: after ${durationOf(medianOf(times))} (${of}).`}
    </Text>
  );
}

/** In place of what can't be loaded without a connection. */
function Offline({ isManager, onRetry }: { isManager: boolean; onRetry: () => void }) {
  const { data: waiting = 0 } = useQuery({
    meta: forManagers,
    queryKey: ['unsent', currentAccount()],
    queryFn: async () => (await countUnsent()).get('change') ?? 0,
    gcTime: 0,
  });
  const href = inboxHref({});
  return (
    <Stack gap="sm">
      <div role="status">
        <StateMessage actions={[{ label: 'Try again', onPress: onRetry }]}>
          {`You’re offline.${isManager ? ' Messages that this browser holds can be read.' : ''}`}
        </StateMessage>
      </div>
      {isManager && (
        <TaskList
          tasks={[
            {
              label: `${waiting === 1 ? 'change' : 'changes'} will sync when you reconnect`,
              count: waiting,
              href,
            },
            { label: 'Read messages', href },
          ]}
          empty=""
        />
      )}
    </Stack>
  );
}

function Tasks({ tasks, error, retry }: ReturnType<typeof useTasks>) {
  const navigate = useNavigate();
  if (error) {
    return (
      <StateMessage isFailure actions={[{ label: 'Try again', onPress: retry }]}>
        {`What is waiting couldn’t be loaded. ${reasonFor(error)}`}
      </StateMessage>
    );
  }
  return tasks ? (
    <TaskList
      tasks={tasks}
      empty="Nothing is waiting for you."
      onCall={(leadId) => navigate(inboxHref({ leadId }), { state: CALLED })}
    />
  ) : (
    <SkeletonGroup label="Loading what is waiting">
      <Skeleton lines={2} />
    </SkeletonGroup>
  );
}

/** The first screen of managers and editors: what waits for them, and the state of the website. */
export function Today({ samples }: { samples: Samples }) {
  const { signedIn } = useDesk().manager;
  const { isManager = false, email = '' } = signedIn ?? {};
  const work = useTasks({ isManager, email });
  const isOnline = useConnection();
  if (!work.tasks && (!isOnline || isOutOfReach(work.error))) {
    return <Offline isManager={isManager} onRetry={work.retry} />;
  }
  return (
    <Grid columns={{ phone: 1, desktop: 2 }}>
      <Stack gap="sm">
        <Tasks {...work} />
        {isManager && <ContactTime />}
      </Stack>
      <Stack gap="md">
        <PublishStatus />
        {isManager && <BeforeLaunch samples={samples} />}
      </Stack>
    </Grid>
  );
}
