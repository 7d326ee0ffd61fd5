import { Button } from '@custom-designs/ui/components/Button';
import { toast } from '@custom-designs/ui/components/Toast';
import { Stack } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  forManagers,
  type PushState,
  readPush,
  testPush,
  turnOffPush,
  turnOnPush,
} from '../auth/index.ts';
import { tellFailure } from '../failures.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { shortTime } from '../time.ts';

const texts: { readonly [state in PushState]: string } = {
  on: 'on. You’re told when a message arrives, and when someone gives you messages.',
  off: 'off. When it’s on, you’re told of each new message, also while the desk is closed. What visitors wrote is never shown.',
  install:
    'an iPhone or iPad needs the desk as an app first. Tap Share, then “Add to Home Screen”, and open it from there.',
  blocked:
    'blocked by the browser. Allow notifications for this website in the settings of the browser or the phone, then come back.',
  'no-keys':
    'not set up on the server, which has no VAPID keys. docs/deploy.md says how to make them.',
  unsupported: 'not possible in this browser. Try a current Chrome, Edge, Firefox, or Safari.',
};

const othersText = (others: number) =>
  others > 0
    ? ` Also on for ${others === 1 ? 'one other device' : `${others} other devices`} of yours.`
    : '';

const failureText = (failedAt: string | null) =>
  failedAt
    ? ` The last one, on ${shortTime(failedAt)}, didn’t get through. Send a test, or turn it off and on again.`
    : '';

const queryKey = ['own-push'];

/** Whether this device tells its owner about new messages, and how that's turned on. */
export function OwnPush({ account }: { account: string }) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    meta: forManagers,
    queryKey,
    queryFn: readPush,
    // The person may come from the browser's settings.
    refetchOnWindowFocus: 'always',
  });
  const onSettled = () => client.invalidateQueries({ queryKey });
  const isOn = data?.state === 'on';
  const change = useMutation({
    mutationFn: () => (isOn ? turnOffPush() : turnOnPush(account)),
    onError: (cause) => tellFailure('Messages on this device were not changed', cause),
    onSettled,
  });
  const test = useMutation({
    mutationFn: testPush,
    onSuccess: () =>
      void toast({ title: 'Test sent', description: 'It shows up within a few seconds.' }),
    onError: (cause) => tellFailure('The test was not sent', cause),
    onSettled,
  });
  if (!data) {
    const what = 'setting for messages on this device';
    return <NotLoaded what={what} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Stack gap="xs" align="start">
      <div role="status">
        <Text size="small">
          {`Messages on this device: ${texts[data.state]}${failureText(data.failedAt)}${othersText(data.others)}`}
        </Text>
      </div>
      {(isOn || data.state === 'off') && (
        <Stack gap="xs" direction="row" isWrapping>
          <Button
            variant="secondary"
            size="compact"
            isPending={change.isPending}
            onPress={() => change.mutate()}
          >
            {isOn ? 'Turn off messages' : 'Turn on messages'}
          </Button>
          {isOn && (
            <Button
              variant="secondary"
              size="compact"
              isPending={test.isPending}
              onPress={() => test.mutate()}
            >
              Send a test
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
