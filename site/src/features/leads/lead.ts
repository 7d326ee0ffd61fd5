import type { LeadMessage } from '../../../../supabase/functions/leads/limits.ts';
import { leadLimits, leadMinimums } from '../../../../supabase/functions/leads/limits.ts';

export type { LeadKind } from '../../../../supabase/functions/leads/limits.ts';
export { leadLimits, leadMinimums };

/** A visitor's message, whichever form it comes from (docs/behavior.md#leads-table). */
export type Lead = LeadMessage;

/** The service a visitor came from, as links to the contact page carry it: `?service=audio-services`. */
export function prefilledService(search: string): string | undefined {
  const asked = new URLSearchParams(search).get('service') ?? '';
  const isSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(asked) && asked.length <= leadLimits.service;
  return isSlug ? asked : undefined;
}
