import type { Tables } from '../../../../../supabase/database.gen.ts';
import { company } from '../../../content/company.ts';

/** The facts whose changes visitors see without a new build, by their keys. `live.ts` shows each of them. */
export const liveKeys: readonly string[] = [
  'hours',
  'specialHours',
  'notice',
  ...Object.keys(company.phones).map((name) => `phone.${name}`),
];

/** A row that changed after the build. The value isn't checked yet. */
export type LiveRow = readonly [key: string, value: unknown];

/**
 * Reads the facts that changed after the build, with a plain request, because the client's code is
 * larger than the answer. Empty if the backend isn't known.
 */
export async function readLiveFacts(): Promise<LiveRow[]> {
  if (typeof __LIVE_FACTS__ === 'undefined' || !__LIVE_FACTS__) return [];
  const { url, key: apikey } = __LIVE_FACTS__;
  const query = new URLSearchParams({ select: 'key,value', key: `in.(${liveKeys})` });
  if (company.factsChangedAt) query.set('updated_at', `gt.${company.factsChangedAt}`);
  const answer = await fetch(`${url}/rest/v1/site_facts?${query}`, { headers: { apikey } });
  const rows: Pick<Tables<'site_facts'>, 'key' | 'value'>[] = answer.ok ? await answer.json() : [];
  return rows.map(({ key, value }) => [key, value]);
}
