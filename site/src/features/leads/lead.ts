import type { LeadMessage } from '../../../../supabase/functions/leads/limits.ts';
import { leadLimits, leadMinimums } from '../../../../supabase/functions/leads/limits.ts';

export type { LeadKind } from '../../../../supabase/functions/leads/limits.ts';
export { leadLimits, leadMinimums };

/** A visitor's message from any form (docs/behavior.md#leads-table). */
export type Lead = LeadMessage;

/**
 * Reads the service or city that links to the contact page contain: `?service=audio-services`,
 * `?city=mission`.
 */
export function readOrigin(search: string): Pick<Lead, 'service' | 'city'> {
  const query = new URLSearchParams(search);
  const slug = (name: 'service' | 'city') => {
    const value = query.get(name) ?? '';
    const isSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= leadLimits[name];
    return isSlug ? { [name]: value } : {};
  };
  return { ...slug('service'), ...slug('city') };
}
