import { StateMessage } from '@custom-designs/ui/desk';
import { Stack } from '@custom-designs/ui/layout';
import { useDesk } from '../Desk.tsx';
import { OwnAccount } from './OwnAccount.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';

/** People with access, for managers, and everyone's own account (docs/behavior/managers.md#people). */
export function People() {
  const { signedIn } = useDesk().manager;
  return (
    signedIn && (
      <Stack gap="xl">
        {signedIn.isManager ? (
          <PeoplePanel />
        ) : (
          <StateMessage>Only managers can see people.</StateMessage>
        )}
        <OwnAccount signedIn={signedIn} />
      </Stack>
    )
  );
}
