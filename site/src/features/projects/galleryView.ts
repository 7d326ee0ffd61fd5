import type { RemotePicture } from '@custom-designs/ui/components/Picture';
import type { ProjectTile } from '@custom-designs/ui/sections/ProjectTiles';
import type { Projects } from '../../content/standalone/schema.ts';
import type { PostPictures } from '../blog/pictures/postPictures.ts';
import type { ProjectPhoto } from './adapter/index.ts';

/** What the gallery shows. */
export interface GalleryView {
  readonly status: 'loading' | 'loaded' | 'error';
  readonly photos: readonly ProjectPhoto[];
  /** Only with `error`. */
  readonly reason?: 'failed' | 'offline';
  /** Only with `error`: another try is under way. */
  readonly isTrying?: boolean;
}

export interface GalleryResult {
  readonly status: 'pending' | 'error' | 'success';
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly data: readonly ProjectPhoto[] | undefined;
}

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
  copies: PostPictures = {},
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

/** Before anything was asked: the rows of the build, or none yet. */
export const openingView = (initialPhotos: readonly ProjectPhoto[]): GalleryView => ({
  status: initialPhotos.length > 0 ? 'loaded' : 'loading',
  photos: initialPhotos,
});

/** When nothing came: the rows at hand stay, and offline is no fault of anybody's. */
export const failedView = (
  { photos }: Pick<GalleryView, 'photos'>,
  isOnline: boolean,
  isTrying = false,
): GalleryView => ({
  status: 'error',
  photos,
  reason: isOnline ? 'failed' : 'offline',
  isTrying,
});

/** No rows at all are an answer, not a failure: everything may have been taken down. */
export function viewOf(
  { status, fetchStatus, data }: GalleryResult,
  initialPhotos: readonly ProjectPhoto[],
  isOnline: boolean,
): GalleryView {
  if (status === 'pending') return openingView(initialPhotos);
  const photos = data ?? initialPhotos;
  return status === 'success'
    ? { status: 'loaded', photos }
    : failedView({ photos }, isOnline, fetchStatus === 'fetching');
}
