import { type Picture, pictureOf } from './pour.server.ts';

/** Replaces a post's missing or broken picture (specification section 8); its title says what it is about. */
export const fallbackImage = (): Picture => ({ ...pictureOf('premium-lighting'), alt: '' });
