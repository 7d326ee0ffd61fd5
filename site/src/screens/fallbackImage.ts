import { premiumLighting } from '../pictures/premium-lighting.ts';

/** Replaces a post's missing or broken picture (specification section 8); its title says what it is about. */
export const fallbackImage = { ...premiumLighting, alt: '' };
