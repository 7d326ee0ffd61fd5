import type { RemotePicture } from '@custom-designs/ui/components/Picture';
import type { ProjectTile } from '@custom-designs/ui/sections/ProjectTiles';
import type { Projects } from '../../content/schema/pages.ts';
import type { PictureCopies } from '../../pictures/copies.server.ts';
import type { ProjectPhoto } from './adapter.ts';

/** A wider picture's small copy is at least so wide, in pixels. */
const SMALL_WIDTH = 640;

/** The original with its small copy; a phone would choose the original for its dense screen. */
function storedFiles({ src, smallSrc, size }: ProjectPhoto): Omit<RemotePicture, 'alt'> {
  const isChoice = size !== null && size.width > SMALL_WIDTH;
  return {
    src,
    ...size,
    ...(smallSrc && { phoneSrc: smallSrc }),
    ...(smallSrc && isChoice && { srcSet: `${smallSrc} ${SMALL_WIDTH}w, ${src} ${size.width}w` }),
  };
}

/**
 * A picture with its words; what it shows is said by whatever somebody wrote about it. One that the
 * build knew is offered in the build's copies.
 */
export function toTile(
  photo: ProjectPhoto,
  words: Pick<Projects['gallery'], 'featured' | 'unnamed'>,
  copies: PictureCopies = {},
): ProjectTile {
  const { id, src, title, description, isFeatured } = photo;
  const alt = title ?? description ?? words.unnamed;
  return {
    id,
    title,
    description,
    note: isFeatured ? words.featured : undefined,
    image: { ...(copies[src] ?? storedFiles(photo)), alt },
  };
}
