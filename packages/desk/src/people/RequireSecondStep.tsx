import { Switch } from '@custom-designs/ui/components/Switch';
import { toast } from '@custom-designs/ui/components/Toast';
import { Stack } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requirement, requireSecondStep } from '../auth/index.ts';
import { useDesk } from '../Desk.tsx';
import { tellFailure } from '../failures.ts';

interface RequireSecondStepProps {
  /** The manager has a second step, so requiring one locks no one out. */
  isOwnOn: boolean;
}

/** Whether everyone needs a second step, as managers decide it. */
export function RequireSecondStep({ isOwnOn }: RequireSecondStepProps) {
  const { gate } = useDesk().manager;
  const client = useQueryClient();
  const { data: isRequired } = useQuery(requirement);
  const { queryKey } = requirement;
  const save = useMutation({
    mutationFn: (next: boolean) => gate.run(() => requireSecondStep(next)),
    onMutate: (next) => client.setQueryData(queryKey, next),
    onSuccess: (_data, next) =>
      void toast(
        next
          ? {
              title: 'Everyone needs a second step now',
              description: 'People without one set it up before they continue.',
            }
          : { title: 'The second step is optional now' },
      ),
    onError: (error) => tellFailure('The rule was not changed', error),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const hint = isOwnOn
    ? 'Anyone without one has to set it up before they continue.'
    : 'Set up your own second step first, so that you can’t lock yourself out.';
  return (
    <Stack gap="xxs" align="start">
      <Switch
        isSelected={isRequired === true}
        isDisabled={!isOwnOn || isRequired === undefined || save.isPending}
        onChange={(next) => save.mutate(next)}
      >
        Require a second step from everyone
      </Switch>
      <Text size="small" tone="muted">
        {hint}
      </Text>
    </Stack>
  );
}
