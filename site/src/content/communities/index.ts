import type { CommunitySlug } from '../slugs.ts';
import type { City } from './schema.ts';

/** One import a city, written out, so that a visitor's browser fetches the one page it shows. */
const cities: Record<CommunitySlug, () => Promise<City>> = {
  'south-padre-island': async () => (await import('./south-padre-island.ts')).southPadreIsland,
  brownsville: async () => (await import('./brownsville.ts')).brownsville,
  harlingen: async () => (await import('./harlingen.ts')).harlingen,
  mcallen: async () => (await import('./mcallen.ts')).mcallen,
  mission: async () => (await import('./mission.ts')).mission,
  edinburg: async () => (await import('./edinburg.ts')).edinburg,
  'rio-grande-city': async () => (await import('./rio-grande-city.ts')).rioGrandeCity,
};

export const loadCity = (slug: CommunitySlug): Promise<City> => cities[slug]();
