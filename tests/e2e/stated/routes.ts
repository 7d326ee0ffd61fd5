/** docs/behavior.md#routes */
export const services = [
  '/services/home-theater-installation',
  '/services/smart-home-automation',
  '/services/lighting-design',
  '/services/security-systems',
  '/services/multi-room-audio',
  '/services/outdoor-entertainment',
  '/services/video-services',
  '/services/audio-services',
  '/services/networking-services',
  '/services/fiber-optic-installation',
] as const;

export const residential = [
  '/residential/new-construction',
  '/residential/existing-homes',
  '/residential/vacation-homes',
] as const;

export const commercial = [
  '/commercial/conference-rooms',
  '/commercial/restaurants-bars',
  '/commercial/offices',
  '/commercial/retail',
  '/commercial/medical-facilities',
  '/commercial/outdoor-lighting',
  '/commercial/business-signs',
  '/commercial/emergency-services',
] as const;

export const communities = [
  '/communities/south-padre-island',
  '/communities/brownsville',
  '/communities/harlingen',
  '/communities/mcallen',
  '/communities/mission',
  '/communities/edinburg',
  '/communities/rio-grande-city',
] as const;
