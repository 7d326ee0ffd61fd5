import { Skeleton, SkeletonGroup } from '@custom-designs/ui/components/Skeleton';
import { StateMessage, type Task, TaskList } from '@custom-designs/ui/desk';
import { Grid } from '@custom-designs/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../Desk.tsx';
import { reasonFor } from '../failures.ts';
import { leadQueries } from '../messages/adapter/index.ts';
import { PublishStatus } from '../publish/PublishStatus.tsx';
import { unfinishedQuery } from './adapter.ts';

/** What waits, from every screen. Only managers read messages. */
function useTasks(isManager: boolean) {
  const counts = useQuery({ ...leadQueries.counts(), enabled: isManager });
  const undelivered = useQuery({ ...leadQueries.undelivered(), enabled: isManager });
  const unfinished = useQuery(unfinishedQuery());
  const queries = isManager ? [counts, undelivered, unfinished] : [unfinished];
  const retry = () => void Promise.all(queries.map(({ refetch }) => refetch()));
  if (queries.some(({ data }) => !data)) {
    const error = queries.find((query) => query.error)?.error ?? null;
    return { tasks: undefined, error, retry };
  }
  const failed = undelivered.data?.filter(({ recipient }) => recipient !== 'visitor') ?? [];
  const { byStatus = {}, due = 0 } = counts.data ?? {};
  const { new: unhandled = 0 } = byStatus;
  const { drafts = 0, untitled = 0 } = unfinished.data ?? {};
  const tasks: readonly Task[] = [
    {
      label: `${failed.length === 1 ? 'notification' : 'notifications'} that didn’t reach you`,
      count: failed.length,
      href: '/admin/leads',
      isUrgent: true,
    },
    {
      label: unhandled === 1 ? 'new message' : 'new messages',
      count: unhandled,
      href: '/admin/leads',
    },
    {
      label: due === 1 ? 'message to follow up' : 'messages to follow up',
      count: due,
      href: '/admin/leads?status=due',
    },
    {
      label: drafts === 1 ? 'draft of a post' : 'drafts of posts',
      count: drafts,
      href: '/admin/posts',
    },
    {
      label: untitled === 1 ? 'picture without a title' : 'pictures without a title',
      count: untitled,
      href: '/admin/media?only=untitled',
    },
  ];
  return { tasks, error: null, retry };
}

function Tasks({ isManager }: { isManager: boolean }) {
  const { tasks, error, retry } = useTasks(isManager);
  if (error) {
    return (
      <StateMessage isFailure actions={[{ label: 'Try again', onPress: retry }]}>
        {`What is waiting couldn’t be loaded. ${reasonFor(error)}`}
      </StateMessage>
    );
  }
  return tasks ? (
    <TaskList tasks={tasks} empty="Nothing is waiting for you." />
  ) : (
    <SkeletonGroup label="Loading what is waiting">
      <Skeleton lines={2} />
    </SkeletonGroup>
  );
}

/** The first screen of managers and editors: what waits for them, and the state of the website. */
export function Today() {
  const { signedIn } = useDesk().manager;
  return (
    <Grid columns={{ phone: 1, desktop: 2 }}>
      <Tasks isManager={signedIn?.isManager === true} />
      <PublishStatus />
    </Grid>
  );
}
