import type { Failure } from '@custom-designs/ui/desk';
import { type Mutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { changeKey } from '../auth/index.ts';
import { reasonFor } from '../failures.ts';
import { leadCache } from './adapter/index.ts';
import { changeOf } from './changeQueue.ts';
import { type Change, isBackgroundChange } from './changes.ts';
import {
  conflictReason,
  failureMessage,
  LeadConflictError,
  rebased,
  refusedUpdates,
} from './failures.ts';
import { senderOf } from './storedLead.ts';

interface Failed {
  readonly id: number;
  readonly change: Change;
  readonly error: unknown;
}

type NameOf = (leadId: string) => string;

/** Names whose message a failed change is about. */
function nameFor(change: Exclude<Change, { kind: 'update' }>, nameOf: NameOf): string {
  if (change.kind === 'resend') return '';
  return change.kind === 'caller' ? senderOf(change.caller) : nameOf(change.leadId);
}

function linesOf({ id, change, error }: Failed, nameOf: NameOf): Failure[] {
  if (change.kind !== 'update') {
    const message = `${failureMessage(change, '')} ${reasonFor(error)}`;
    return [{ id: `${id}`, name: nameFor(change, nameOf), message }];
  }
  return refusedUpdates(change, error).map((update) => ({
    id: `${id} ${update.id}`,
    name: nameOf(update.id),
    message: `${failureMessage(change, update.id)} ${error instanceof LeadConflictError ? conflictReason(update, error) : reasonFor(error)}`,
  }));
}

const inError = { mutationKey: changeKey, status: 'error' } as const;

/** Failed changes and how to resolve them. */
export function useFailures(send: (change: Change) => void) {
  const client = useQueryClient();
  const failed = useMutationState({
    filters: inError,
    select: ({ mutationId, state }): Failed => ({
      id: mutationId,
      change: changeOf({ state }).change,
      error: state.error,
    }),
  }).filter(({ change }) => !isBackgroundChange(change));
  const dismiss = () => {
    const cache = client.getMutationCache();
    // A change that has failed since then isn't listed yet.
    const predicate = ({ mutationId }: Mutation) => failed.some(({ id }) => id === mutationId);
    for (const mutation of cache.findAll({ ...inError, predicate })) cache.remove(mutation);
  };
  const retry = () => {
    dismiss();
    for (const { change, error } of failed) send(rebased(change, error));
  };
  return {
    lines: failed.flatMap((each) => linesOf(each, (id) => leadCache.nameOf(client, id))),
    dismiss,
    retry,
  };
}
