import { type Picture, pictureOf } from '../../content/resolveContent.server.ts';

/** Replaces a post's missing or broken picture (docs/behavior.md#pictures). It needs no description. */
export const fallbackImage = (): Picture => ({ ...pictureOf('premium-lighting'), alt: '' });
