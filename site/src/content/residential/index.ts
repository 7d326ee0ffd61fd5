import type { ResidentialSlug } from '../slugs.ts';
import type { ResidentialPage } from './schema.ts';

/** One import a page, as in the services: nothing is loaded before it is shown. */
const pages: Record<ResidentialSlug, () => Promise<ResidentialPage>> = {
  'new-construction': async () => (await import('./new-construction.ts')).newConstruction,
  'existing-homes': async () => (await import('./existing-homes.ts')).existingHomes,
  'vacation-homes': async () => (await import('./vacation-homes.ts')).vacationHomes,
};

export const loadResidentialPage = (slug: ResidentialSlug): Promise<ResidentialPage> =>
  pages[slug]();
