import type { PageImageName } from '../content/pages/schema.ts';
import type { PictureName } from './manifest.ts';

/**
 * Pictures that pages already ask for by name and that are not rendered yet, each with the room
 * that stands in for it. A rendered picture of the name takes precedence; remove its line then.
 */
export const standIns = {
  'residential-existing-homes': 'lighting-design-living',
  'commercial-retail': 'premium-lighting',
  'commercial-medical-facilities': 'smart-home-hall',
  'commercial-emergency-services': 'about-van',
  'city-harlingen': 'outdoor-entertainment-patio',
  'city-edinburg': 'smart-home-hall',
} as const satisfies Partial<Record<PageImageName, PictureName>>;
