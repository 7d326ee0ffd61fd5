import { SearchField } from '@custom-designs/ui/components/SearchField';
import { Skeleton, SkeletonGroup } from '@custom-designs/ui/components/Skeleton';
import { Switch } from '@custom-designs/ui/components/Switch';
import { DeskTabs, DeskTools, StateMessage } from '@custom-designs/ui/desk';
import { Stack } from '@custom-designs/ui/layout';
import { useDesk } from '../Desk.tsx';
import { reasonFor } from '../failures.ts';
import { useAddressState } from '../useAddressState.ts';
import type { FactList } from './adapter/manageFacts.ts';
import type { StoredFact } from './adapter/rows.ts';
import { allFacts, type FactsAddress, factsHref, matches, readAddress } from './address.ts';
import { ConfirmGroup } from './ConfirmGroup.tsx';
import { FactItem } from './FactItem.tsx';
import { type Fact, factGroups } from './fact.ts';
import { currentValue, isDefault } from './useFactForm.ts';
import { useFacts, useSaveFact } from './useFacts.ts';

interface FactsProps {
  /** Every fact, with the value of its content file. */
  facts: readonly Fact[];
}

const isSample = (fact: Fact, stored: StoredFact | undefined) =>
  fact.isSample === true && isDefault(stored);

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
    const samples = items.filter(({ fact, stored }) => isSample(fact, stored));
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
  const storedOf = ({ key }: Fact) => data?.facts.find((row) => row.key === key);
  // The open fact stays where it is once it's confirmed.
  const isAsked = (fact: Fact) =>
    !address.isSamples || fact.key === address.open || isSample(fact, storedOf(fact));
  const found = facts.filter(
    (fact) => isAsked(fact) && matches(fact, currentValue(fact, storedOf(fact)), address.search),
  );
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
      <DeskTools
        actions={
          <Switch
            isSelected={address.isSamples}
            onChange={(isSamples) => go({ ...address, isSamples }, 'replace')}
          >
            Only facts to confirm
          </Switch>
        }
      >
        <SearchField
          name="search"
          aria-label="Search facts"
          placeholder="Phone, price, city..."
          value={address.search}
          onChange={(search) => go({ ...address, search }, 'settle')}
        />
      </DeskTools>
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
              onPress: () => go(allFacts, 'replace'),
            },
          ]}
        >
          {address.isSamples && address.search === ''
            ? 'No facts are left to confirm here.'
            : 'No facts match your search.'}
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
