import { Button } from '@custom-designs/ui/components/Button';
import { Dialog } from '@custom-designs/ui/components/Dialog';
import { toast } from '@custom-designs/ui/components/Toast';
import { CodeForm, compact } from '@custom-designs/ui/desk';
import { Stack } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endSecondStep, requirement } from '../auth/index.ts';
import { reasonFor } from '../failures.ts';
import { SetUpSecondStep } from '../SecondStep.tsx';
import { officeDay, shownDay } from '../time.ts';
import { peopleKey } from './usePeople.ts';

interface OwnSecondStepProps {
  /** When it was set up, as an ISO time. Null without one. */
  since: string | null;
}

/** The second step of the signed-in account, and how it's set up and turned off. */
export function OwnSecondStep({ since }: OwnSecondStepProps) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const close = () => setOpen(false);
  const finish = () => {
    close();
    void client.invalidateQueries({ queryKey: peopleKey });
  };
  return (
    <Stack gap="xs" align="start">
      <Text size="small">
        {since
          ? `Second step at sign-in: on since ${shownDay(officeDay(new Date(since)))}. You enter a code from your authenticator app.`
          : 'Second step at sign-in: off. With a code from an app on your phone, a stolen password isn’t enough.'}
      </Text>
      <Button variant="secondary" size="compact" onPress={() => setOpen(true)}>
        {since ? 'Turn off second step' : 'Set up second step'}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={since ? 'Turn off your second step' : 'Set up your second step'}
      >
        <div className={compact}>
          {since ? (
            <TurnOff onDone={finish} onCancel={close} />
          ) : (
            <SetUpSecondStep onDone={finish} onCancel={close} />
          )}
        </div>
      </Dialog>
    </Stack>
  );
}

function TurnOff({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { data: isRequired } = useQuery(requirement);
  const end = useMutation({
    mutationFn: endSecondStep,
    onSuccess: () => {
      toast({ title: 'Your second step is off', description: 'Your password is enough again.' });
      onDone();
    },
  });
  return (
    <CodeForm
      submitLabel="Turn off"
      onCancel={onCancel}
      isPending={end.isPending}
      problem={end.error ? reasonFor(end.error) : null}
      onSubmit={(code) => end.mutate(code)}
    >
      <Text tone="muted" size="small">
        {isRequired
          ? 'Everyone here needs a second step. After this, you set up another app at once.'
          : 'After this, you sign in with your password alone.'}
      </Text>
    </CodeForm>
  );
}
