import type { CommercialSlug } from '../slugs.ts';
import type { CommercialPage } from './schema.ts';

/** One import a page, as in the services: nothing is loaded before it is shown. */
const pages: Record<CommercialSlug, () => Promise<CommercialPage>> = {
  'conference-rooms': async () => (await import('./conference-rooms.ts')).conferenceRooms,
  'restaurants-bars': async () => (await import('./restaurants-bars.ts')).restaurantsBars,
  offices: async () => (await import('./offices.ts')).offices,
  retail: async () => (await import('./retail.ts')).retail,
  'medical-facilities': async () => (await import('./medical-facilities.ts')).medicalFacilities,
  'outdoor-lighting': async () => (await import('./outdoor-lighting.ts')).outdoorLighting,
  'business-signs': async () => (await import('./business-signs.ts')).businessSigns,
  'emergency-services': async () => (await import('./emergency-services.ts')).emergencyServices,
};

export const loadCommercialPage = (slug: CommercialSlug): Promise<CommercialPage> => pages[slug]();
