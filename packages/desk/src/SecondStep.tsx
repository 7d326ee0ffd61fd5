import { AdapterError } from '@custom-designs/supabase/errors';
import { toast } from '@custom-designs/ui/components/Toast';
import { CodeForm, SecondStepSetup, StateMessage } from '@custom-designs/ui/desk';
import { Stack } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { beginSecondStep, enterCode, verifyCode } from './auth/index.ts';
import { reasonFor } from './failures.ts';
import type { Manager } from './useManager.ts';

/** Read once for each time that the form is opened. It replaces the key of the last time. */
const newApp = {
  queryKey: ['second-step-app'],
  queryFn: beginSecondStep,
  ...{ retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
};

async function copyKey(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    toast({ title: 'Key copied', description: 'Paste it into your authenticator app.' });
  } catch {
    toast({ title: 'Couldn’t copy the key', description: secret, variant: 'destructive' });
  }
}

interface SetUpSecondStepProps {
  onDone?: () => void;
  onCancel: () => void;
  cancelLabel?: string;
}

/** Sets up the signed-in account's authenticator app. */
export function SetUpSecondStep({ onDone, ...cancel }: SetUpSecondStepProps) {
  const { data, error, refetch } = useQuery(newApp);
  const confirm = useMutation({
    mutationFn: (code: string) => verifyCode(data?.id ?? '', code),
    onSuccess: () => {
      const description =
        'From now on, you enter a code when you sign in. Your other devices are signed out.';
      toast({ title: 'Your second step is on', description });
      onDone?.();
    },
    onError: (failure) => {
      // Another tab has made another key.
      if (failure instanceof AdapterError && failure.kind === 'missing') void refetch();
    },
  });
  if (error) {
    const { onCancel, cancelLabel: label = 'Cancel' } = cancel;
    const again = { label: 'Try again', onPress: () => void refetch() };
    return (
      <StateMessage isFailure actions={[again, { label, onPress: onCancel }]}>
        {`The second step can’t be set up now. ${reasonFor(error)}`}
      </StateMessage>
    );
  }
  return (
    <SecondStepSetup
      {...cancel}
      appKey={data ?? null}
      onCopy={(secret) => void copyKey(secret)}
      isPending={confirm.isPending}
      problem={confirm.error ? reasonFor(confirm.error) : null}
      onSubmit={(code) => confirm.mutate(code)}
    />
  );
}

interface EnterCodeProps {
  /** What came before the code, such as "Your password is right." */
  lead?: string;
  onDone?: () => void;
  onBack: () => void;
}

/** Asks for the code of the second step after the password. */
export function EnterCode({
  lead = 'Your password is right. One more step.',
  onDone,
  onBack,
}: EnterCodeProps) {
  const enter = useMutation({ mutationFn: enterCode, onSuccess: onDone });
  return (
    <CodeForm
      submitLabel="Sign in"
      cancelLabel="Back"
      onCancel={onBack}
      isPending={enter.isPending}
      problem={enter.error ? reasonFor(enter.error) : null}
      onSubmit={(code) => enter.mutate(code)}
    >
      <Text tone="muted" size="small">
        {lead} If you’ve lost the app, ask a manager to remove your second step.
      </Text>
    </CodeForm>
  );
}

/** What a sign-in needs after the password. Null if that was all. */
export const secondStepOf = ({ nextStep, back }: Pick<Manager, 'nextStep' | 'back'>) =>
  nextStep &&
  (nextStep === 'code' ? (
    <EnterCode onBack={back} />
  ) : (
    <Stack gap="md">
      <div role="status">
        <Text>Everyone here signs in with a second step. Set up yours to continue.</Text>
      </div>
      <SetUpSecondStep onCancel={back} cancelLabel="Back" />
    </Stack>
  ));
