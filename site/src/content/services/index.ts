import type { ServiceSlug } from '../slugs.ts';
import type { ServicePage } from './schema.ts';

/** One import a page, written out, so that a visitor's browser fetches the one page it shows. */
const pages: Record<ServiceSlug, () => Promise<ServicePage>> = {
  'home-theater-installation': async () =>
    (await import('./home-theater-installation.ts')).homeTheaterInstallation,
  'smart-home-automation': async () =>
    (await import('./smart-home-automation.ts')).smartHomeAutomation,
  'lighting-design': async () => (await import('./lighting-design.ts')).lightingDesign,
  'security-systems': async () => (await import('./security-systems.ts')).securitySystems,
  'multi-room-audio': async () => (await import('./multi-room-audio.ts')).multiRoomAudio,
  'outdoor-entertainment': async () =>
    (await import('./outdoor-entertainment.ts')).outdoorEntertainment,
  'video-services': async () => (await import('./video-services.ts')).videoServices,
  'audio-services': async () => (await import('./audio-services.ts')).audioServices,
  'networking-services': async () => (await import('./networking-services.ts')).networkingServices,
  'fiber-optic-installation': async () =>
    (await import('./fiber-optic-installation.ts')).fiberOpticInstallation,
};

export const loadServicePage = (slug: ServiceSlug): Promise<ServicePage> => pages[slug]();
