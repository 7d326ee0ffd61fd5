import { type LeadMessage, leadLimits } from '../../../../supabase/functions/leads/limits.ts';

/**
 * Reads the service or city that links to the contact page contain: `?service=audio-services`,
 * `?city=mission`.
 */
export function readOrigin(search: string): Pick<LeadMessage, 'service' | 'city'> {
  const query = new URLSearchParams(search);
  const slug = (name: 'service' | 'city') => {
    const value = query.get(name) ?? '';
    const isSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= leadLimits[name];
    return isSlug ? { [name]: value } : {};
  };
  return { ...slug('service'), ...slug('city') };
}

/**
 * Returns the address of the evening that a visitor has set in a room and sends along:
 * `?evening=/%23light%3Dmovie`. Only rooms of this site count.
 */
export function readEvening({ origin, search }: Pick<Location, 'origin' | 'search'>) {
  const address = new URLSearchParams(search).get('evening') ?? '';
  const isRoom = /^\/([a-z0-9][a-z0-9/-]*)?#light=[\w=&-]{1,200}$/.test(address);
  return isRoom ? `${origin}${address}` : undefined;
}
