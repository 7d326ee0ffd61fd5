import { KeyboardHelp } from '@custom-designs/ui/components/KeyboardHelp';
import { DeskTabs } from '@custom-designs/ui/desk';
import { Stack } from '@custom-designs/ui/layout';
import { CallerDialog, LeadFilters, LeadNotices, noLeadFilters } from '@custom-designs/ui/leads';
import { useRef, useState } from 'react';
import { useConnection } from '../recovery.ts';
import type { LeadCounts } from './adapter/index.ts';
import { inboxHref, times, views } from './address.ts';
import type { InboxContent } from './display.ts';
import { HelpButton, InboxTools } from './InboxTools.tsx';
import { MessagesPanel } from './MessagesPanel.tsx';
import { useManagers } from './owners.ts';
import { ReportsPanel } from './ReportsPanel.tsx';
import { shortcutGroups } from './shortcuts.ts';
import { useCallerDialog } from './useCallerDialog.ts';
import { useInboxAddress } from './useInboxAddress.ts';
import type { Changes } from './useLeadChanges.ts';
import { useLeadList } from './useLeadList.ts';
import { useSingleKeys } from './useShortcuts.ts';
import { useUndelivered } from './useUndelivered.ts';

export interface InboxScreenProps {
  content: InboxContent;
  changes: Changes;
  /** Null until known. */
  counts: LeadCounts | null;
  /** Whether messages may be requested: a manager is signed in, and the cache is restored. */
  isManager: boolean;
}

/** Null until known. Undefined for parts without a count. */
const countOf = (
  counts: LeadCounts | null,
  view: string,
  me: string,
): number | null | undefined => {
  if (view === 'deleted' || view === 'reports') return undefined;
  if (counts === null) return null;
  if (view === 'due') return counts.due;
  if (view === 'mine') return counts.byOwner[me] ?? 0;
  return view === 'all' ? counts.all : (counts.byStatus[view] ?? 0);
};

/** Tabs, filters, messages, reports, and notices about the connection. */
export function InboxScreen({ content, changes, counts, isManager }: InboxScreenProps) {
  const place = useInboxAddress();
  const { view, filters } = place;
  const isReports = view === 'reports';
  // An open message shows the failed changes itself. On a phone, it covers this page.
  const isOpen = place.leadId !== null && !isReports;
  const isOnline = useConnection();
  const list = useLeadList(place, changes, isManager, isOnline);
  const undelivered = useUndelivered(changes, isManager);
  const filtersRef = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [hasKeys, setKeys] = useSingleKeys();
  const caller = useCallerDialog(changes, place.open);
  const managers = useManagers(isManager);
  const { isOffline } = list;
  const tabs = views.map(({ value, label }) => ({
    label,
    href: inboxHref({ view: value, filters: value === 'reports' ? noLeadFilters : filters }),
    count: countOf(counts, value, changes.me),
  }));
  const currentHref = tabs[views.findIndex(({ value }) => value === view)]?.href ?? '';
  return (
    <div>
      <LeadNotices
        isOffline={isOffline && (list.isKnown || !isOnline)}
        waitingCount={isOffline ? changes.waiting.length : 0}
        failures={isOpen ? [] : changes.failures.lines}
        onRetry={changes.failures.retry}
        onDismiss={changes.failures.dismiss}
        undelivered={undelivered}
        onSendAgain={undelivered.sendAgain}
      />
      <Stack gap="md">
        <DeskTabs
          aria-label="Status"
          items={tabs}
          currentHref={currentHref}
          tools={
            <InboxTools
              question={isReports ? null : list.question}
              content={content}
              isDisabled={!isManager}
              onCaller={caller.open}
            />
          }
          keyboardTools={<HelpButton onPress={() => setHelpOpen(true)} />}
        />
        {isReports ? (
          <ReportsPanel content={content} isEnabled={isManager} />
        ) : (
          <>
            <div ref={filtersRef}>
              <LeadFilters
                filters={filters}
                onChange={place.setFilters}
                services={content.services}
                cities={content.cities}
                times={times}
              />
            </div>
            <MessagesPanel
              {...{ place, list, changes, undelivered, content, isManager }}
              managers={managers}
              hasKeys={hasKeys && !isHelpOpen && !caller.isOpen}
              onCaller={caller.open}
              onHelp={() => setHelpOpen(true)}
              onSearch={() => filtersRef.current?.querySelector('input')?.focus()}
            />
          </>
        )}
        <CallerDialog {...caller.dialog} services={content.services} />
        <KeyboardHelp
          isOpen={isHelpOpen}
          onClose={() => setHelpOpen(false)}
          groups={shortcutGroups}
          isEnabled={hasKeys}
          onEnabledChange={setKeys}
        />
      </Stack>
    </div>
  );
}
