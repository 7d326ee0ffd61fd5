import { SearchField } from '@custom-designs/ui/components/SearchField';
import { Skeleton, SkeletonGroup } from '@custom-designs/ui/components/Skeleton';
import { DeskTabs, StateMessage } from '@custom-designs/ui/desk';
import { Stack } from '@custom-designs/ui/layout';
import { useDesk } from '../Desk.tsx';
import { reasonFor } from '../failures.ts';
import { useAddressState } from '../useAddressState.ts';
import type { FactList } from './adapter/manageFacts.ts';
import { type FactsAddress, factsHref, matches, readAddress } from './address.ts';
import { ConfirmGroup } from './ConfirmGroup.tsx';
import { FactItem } from './FactItem.tsx';
import { type Fact, factGroups } from './fact.ts';
import { currentValue, isDefault } from './useFactForm.ts';
import { useFacts, useSaveFact } from './useFacts.ts';

interface FactsProps {
  /** Every fact, with the value of its content file. */
  facts: readonly Fact[];
}

interface FactSectionsProps extends FactsProps {
  list: FactList;
  address: FactsAddress;
  onToggle: (key: string) => void;
}

function FactSections({ facts, list, address, onToggle }: FactSectionsProps) {
  const { manager, account } = useDesk();
  const { mutateAsync } = useSaveFact(manager.gate);
  const storedOf = ({ key }: Fact) => list.facts.find((row) => row.key === key);
  return factGroups.map((group) => {
    const items = facts
      .filter((fact) => fact.group === group)
      .map((fact) => ({ fact, stored: storedOf(fact), account, onSave: mutateAsync }));
    if (items.length === 0) return null;
    const samples = items.filter(({ fact, stored }) => fact.isSample && isDefault(stored));
    return (
      // A search may hide facts of the group.
      <ConfirmGroup key={group} title={group} samples={address.search === '' ? samples : []}>
        {items.map((item) => (
          <FactItem
            {...item}
            key={item.fact.key}
            change={list.changes.find(({ key }) => key === item.fact.key)}
            isOpen={address.open === item.fact.key}
            onToggle={() => onToggle(item.fact.key)}
          />
        ))}
      </ConfirmGroup>
    );
  });
}

/** The company's facts, which managers change without a developer (docs/behavior/managers.md#facts). */
export function Facts({ facts }: FactsProps) {
  const [address, go] = useAddressState(readAddress, factsHref);
  const { data, error, refetch } = useFacts(true);
  const shownValue = (fact: Fact) =>
    currentValue(
      fact,
      data?.facts.find(({ key }) => key === fact.key),
    );
  const found = facts.filter((fact) => matches(fact, shownValue(fact), address.search));
  const shown = found.filter(({ group }) => !address.group || group === address.group);
  const hrefOf = (group: FactsAddress['group']) => factsHref({ ...address, group, open: null });
  const tabs = [null, ...factGroups].map((group) => ({
    label: group ?? 'All facts',
    href: hrefOf(group),
    count: found.filter((fact) => !group || fact.group === group).length,
  }));
  return (
    <Stack gap="md">
      <DeskTabs aria-label="Groups" items={tabs} currentHref={hrefOf(address.group)} />
      <SearchField
        name="search"
        aria-label="Search facts"
        placeholder="Phone, price, city..."
        value={address.search}
        onChange={(search) => go({ ...address, search }, 'settle')}
      />
      {error && (
        <StateMessage isFailure actions={[{ label: 'Try again', onPress: () => void refetch() }]}>
          {`${data ? 'The facts may be out of date' : 'The facts couldn’t be loaded'}. ${reasonFor(error)}`}
        </StateMessage>
      )}
      {!data && !error && (
        <SkeletonGroup label="Loading the facts">
          <Skeleton lines={8} />
        </SkeletonGroup>
      )}
      {data && shown.length === 0 && (
        <StateMessage
          actions={[
            {
              label: 'Show all facts',
              onPress: () => go({ group: null, search: '', open: null }, 'replace'),
            },
          ]}
        >
          No facts match your search.
        </StateMessage>
      )}
      {data && (
        <FactSections
          facts={shown}
          list={data}
          address={address}
          onToggle={(key) => go({ ...address, open: address.open === key ? null : key }, 'replace')}
        />
      )}
    </Stack>
  );
}
