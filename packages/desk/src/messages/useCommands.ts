import type { Command } from './shortcuts.ts';
import type { InboxPlace } from './useInboxAddress.ts';
import type { Changes } from './useLeadChanges.ts';
import type { MessageActions } from './useMessageActions.ts';
import type { OpenLead } from './useOpenLead.ts';
import { useShortcuts } from './useShortcuts.ts';

export interface CommandOptions {
  place: InboxPlace;
  changes: Changes;
  /** Whether single-key shortcuts are on. */
  hasKeys: boolean;
  onHelp: () => void;
  /** Opens the dialog for a caller's message. */
  onCaller: () => void;
  onSearch: () => void;
}

const always = (act: () => void): boolean => {
  act();
  return true;
};

const writeNote = () => document.querySelector<HTMLElement>('textarea[name="note"]')?.focus();

/** Performs the command of each shortcut, if there's something to act on. */
export function useCommands(
  actions: MessageActions,
  open: OpenLead,
  { place, changes, onHelp, onCaller, onSearch, hasKeys }: CommandOptions,
): void {
  const { goTo, meant } = actions;
  const leave = () => {
    if (place.leadId !== null) return always(actions.close);
    return actions.selected.length > 0 && always(actions.clearSelection);
  };
  const acts: Record<Extract<Command, string>, () => boolean> = {
    next: () => goTo(actions.idBeside(1)),
    previous: () => goTo(actions.idBeside(-1)),
    close: leave,
    delete: () => actions.remove(meant()),
    unread: () => actions.toggleUnread(meant()),
    select: actions.toggleSelected,
    note: () => always(writeNote),
    undo: () => always(changes.undo),
    search: () => always(onSearch),
    help: () => always(onHelp),
    caller: () => always(onCaller),
    tomorrow: () => actions.followUpSoon(meant(), 'first'),
    monday: () => actions.followUpSoon(meant(), 'last'),
    unplan: () => actions.change(meant(), { next_at: null }),
    own: () => actions.change(meant(), { owner: changes.me }),
  };
  const perform = (command: Command) => {
    if (typeof command === 'string') return acts[command]();
    if ('status' in command) return actions.setStatus(meant(), command.status);
    // Only for an open message, whose number the manager has seen.
    return actions.logContact(open.lead, command.result);
  };
  useShortcuts(perform, hasKeys);
}
