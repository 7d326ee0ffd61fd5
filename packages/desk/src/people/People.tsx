import { DeskTabs, StateMessage } from '@custom-designs/ui/desk';
import { Stack } from '@custom-designs/ui/layout';
import type { SignedIn } from '../auth/index.ts';
import { useDesk } from '../Desk.tsx';
import { useAddressState } from '../useAddressState.ts';
import { ActivityPanel } from './ActivityPanel.tsx';
import { peopleHref, readAddress } from './activity.ts';
import { OwnAccount } from './OwnAccount.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';

const hrefOf = (view: 'people' | 'activity') => peopleHref({ view, group: null, person: null });
const tabs = [
  { label: 'People', href: hrefOf('people') },
  { label: 'Activity', href: hrefOf('activity') },
];

function ManagersPeople({ signedIn }: { signedIn: SignedIn }) {
  const [address, go] = useAddressState(readAddress, peopleHref);
  return (
    <>
      <DeskTabs aria-label="People" items={tabs} currentHref={hrefOf(address.view)} />
      {address.view === 'activity' ? (
        <ActivityPanel
          address={address}
          onFilter={(filter) => go({ ...address, ...filter }, 'replace')}
        />
      ) : (
        <>
          <PeoplePanel />
          <OwnAccount signedIn={signedIn} />
        </>
      )}
    </>
  );
}

/** People with access, for managers, and everyone's own account (docs/behavior/managers.md#people). */
export function People() {
  const { signedIn } = useDesk().manager;
  return (
    signedIn && (
      <Stack gap="xl">
        {signedIn.isManager ? (
          <ManagersPeople signedIn={signedIn} />
        ) : (
          <>
            <StateMessage>Only managers can see people.</StateMessage>
            <OwnAccount signedIn={signedIn} />
          </>
        )}
      </Stack>
    )
  );
}
