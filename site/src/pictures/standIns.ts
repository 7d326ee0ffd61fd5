import type { PageImageName } from '../content/pages/schema.ts';
import type { PictureName } from './manifest.ts';

/**
 * Pictures that pages already ask for by name and that are not rendered yet, each with the room
 * that stands in for it. A rendered picture of the name takes precedence; remove its line then.
 */
export const standIns = {
  'residential-new-construction': 'pillar-guidance',
  'residential-existing-homes': 'lighting-design-living',
  'commercial-retail': 'premium-lighting',
  'commercial-medical-facilities': 'smart-home-hall',
  'commercial-outdoor-lighting': 'landscape-lighting',
  'commercial-emergency-services': 'about-van',
  'city-brownsville': 'security-entry',
  'city-harlingen': 'outdoor-entertainment-patio',
  'city-mcallen': 'landscape-lighting',
  'city-edinburg': 'smart-home-hall',
} as const satisfies Partial<Record<PageImageName, PictureName>>;
