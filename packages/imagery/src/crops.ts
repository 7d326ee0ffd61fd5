import type { PortraitCrop } from '@custom-designs/site/pictures/variants';
import type { SceneName } from './alt.ts';

interface Crop {
  /** Which part of the height a wide frame shows, in percent. Default: the brightest part. */
  focus?: number;
  portrait?: PortraitCrop;
}

/**
 * The hero's room and its scenes: the crop keeps the wall on which the film shows. Wide: about 70 % of the width. A low
 * picture keeps the table.
 */
const room: Crop = { focus: 68, portrait: { ratio: 1.25, position: 'left' } };

/** Pictures whose subject isn't their brightest part, or isn't in their middle. */
export const CROPS: Partial<Record<SceneName, Crop>> = {
  'about-van': { focus: 75 },
  // A whole loudspeaker is in the portrait crop.
  'audio-listening-room': { focus: 65, portrait: { ratio: 1, position: 'left' } },
  'blog-palms': { focus: 40 },
  // The bolt is at the left; phones see it with the first lit window.
  'blog-storm': { portrait: { ratio: 1.15, position: 'left' } },
  'city-brownsville': { focus: 85 },
  'city-edinburg': { focus: 80 },
  // The mural is at the left.
  'city-harlingen': { focus: 50, portrait: { position: 'left' } },
  'city-mcallen': { focus: 75 },
  'city-mission': { focus: 47 },
  'city-rio-grande-city': { focus: 60 },
  // The towers are at the right.
  'city-south-padre-island': { portrait: { position: 'right' } },
  'commercial-conference-rooms': { focus: 40 },
  // The work lamp is near the top.
  'commercial-emergency-services': { focus: 25 },
  // The desk stands on the floor; phones show the whole ticket screen.
  'commercial-medical-facilities': { focus: 60, portrait: { ratio: 1.05 } },
  'commercial-offices': { focus: 55 },
  'commercial-outdoor-lighting': { focus: 70 },
  // The sign is clear of the header.
  'commercial-retail': { focus: 32 },
  'home-hero': room,
  'home-hero-dinner': room,
  'home-hero-late': room,
  'home-hero-movie': room,
  'lighting-design-living': { focus: 50 },
  'multi-room-audio-kitchen': { focus: 55 },
  'residential-new-construction': { focus: 65 },
  'residential-vacation-homes': { focus: 75 },
  'security-entry': { focus: 40 },
  // The keypad is at the left, the door beside it.
  'smart-home-hall': { focus: 52, portrait: { ratio: 1.1, position: 'left' } },
  'story-courtyard-house': { focus: 55 },
  // The panel is at the right; some of the glass stays beside it.
  'story-gulf-condo': { focus: 60, portrait: { ratio: 1.1, position: 'right' } },
  // The rack, and the papers beside it.
  'story-handover-closet': { portrait: { ratio: 1.2 } },
  // The keypad is at the left, the door beside it.
  'story-handover-keypad': { focus: 52, portrait: { ratio: 1.1, position: 'left' } },
  // The remote control and the card are on both sides of the middle.
  'story-handover-remote': { focus: 80, portrait: { ratio: 1.35 } },
  // The film is in the upper half.
  'story-matinee-room': { focus: 40 },
  // The flashlight is at the left.
  'story-plan-yard': { portrait: { ratio: 1.1, position: 'left' } },
  // Most of the photograph, with its rings.
  'story-plan-photo': { portrait: { ratio: 1.2, position: 'left' } },
};
