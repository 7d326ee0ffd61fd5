import {
  AdminFrame,
  type AdminLink,
  SignInPanel,
  StateMessage,
  type Task,
  TaskList,
} from '@custom-designs/ui/admin';
import { Skeleton, SkeletonGroup } from '@custom-designs/ui/components/Skeleton';
import { Grid } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { useQuery } from '@tanstack/react-query';
import {
  ManagerAccount,
  ManagerSignInDialog,
  reasonFor,
  signInProps,
  useManager,
} from '../admin/index.ts';
import { leadQueries } from '../leads/inbox/adapter/index.ts';
import { PublishStatus } from '../publish/index.ts';

/** What waits for a manager, from every screen. */
function useTasks() {
  const counts = useQuery(leadQueries.counts());
  const undelivered = useQuery(leadQueries.undelivered());
  const error = counts.error ?? undelivered.error;
  const retry = () => void Promise.all([counts.refetch(), undelivered.refetch()]);
  if (!counts.data || !undelivered.data) return { tasks: undefined, error, retry };
  const failed = undelivered.data.filter(({ recipient }) => recipient !== 'visitor');
  const tasks: readonly Task[] = [
    {
      label: 'notifications that didn’t reach you',
      count: failed.length,
      href: '/admin/leads',
      isUrgent: true,
    },
    { label: 'new messages', count: counts.data.unread, href: '/admin/leads' },
    { label: 'messages to follow up', count: counts.data.due, href: '/admin/leads?status=due' },
  ];
  return { tasks, error: null, retry };
}

function Tasks() {
  const { tasks, error, retry } = useTasks();
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

/** The managers' first screen: what waits for them, and the state of the website. */
export function Today({ links }: { links: readonly AdminLink[] }) {
  const manager = useManager();
  const { signedIn } = manager;
  return (
    <AdminFrame
      title="Today"
      links={links}
      currentHref="/admin"
      account={<ManagerAccount manager={manager} />}
    >
      <Grid columns={{ phone: 1, desktop: 2 }}>
        {signedIn === null && <SignInPanel {...signInProps(manager)} reason="write" />}
        {signedIn && !signedIn.isEditor && <Text>Please sign in with a manager account.</Text>}
        {signedIn?.isManager && <Tasks />}
        {signedIn?.isEditor && <PublishStatus />}
      </Grid>
      <ManagerSignInDialog manager={manager} />
    </AdminFrame>
  );
}
