import type { RemotePicture } from '@custom-designs/ui/components/Picture';
import { type Album, AlbumList } from '@custom-designs/ui/sections/AlbumList';
import type { ViewedPicture } from '@custom-designs/ui/sections/PictureViewer';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNearView } from '../../layout/useNearView.ts';
import type { ProjectAlbum } from './adapter.ts';
import { ProjectGallery, type ProjectGalleryProps } from './ProjectGallery.tsx';
import { useLargerView } from './useLargerView.tsx';

export interface ProjectPicturesProps
  extends Pick<ProjectGalleryProps, 'content' | 'initialPhotos' | 'responsiveSources'> {
  /** The albums at build time, which are in the HTML. */
  initialAlbums: readonly ProjectAlbum[];
}

const albumsQuery = queryOptions({
  queryKey: ['projects', 'albums'],
  queryFn: async ({ signal }) => (await import('./adapter.ts')).listAlbums(signal),
});

type Show = (image: RemotePicture) => RemotePicture;

function toShown(album: ProjectAlbum, show: Show, rendering = ''): Album {
  const { id, title, city, service, sentence, pictures } = album;
  const isRendered = pictures.every(
    ({ isRendering, before }) => isRendering && before?.isRendering !== false,
  );
  return {
    ...{ id, title, sentence },
    facts: [city, service, isRendered ? rendering : ''].filter(Boolean),
    pictures: pictures.map(({ before, ...picture }) => ({
      ...picture,
      image: show(picture.image),
      ...(before && { before: { ...before, image: show(before.image) } }),
    })),
  };
}

/** An album's pictures one after another, each place before it's finished and then after. */
const inOrder = ({ pictures }: ProjectAlbum, show: Show): readonly ViewedPicture[] =>
  pictures.flatMap(({ before, ...picture }) => [
    ...(before ? [{ ...before, note: 'Before', image: show(before.image) }] : []),
    { ...picture, ...(before && { note: 'After' }), image: show(picture.image) },
  ]);

/**
 * Albums, and below them the pictures that are in none (docs/behavior/pages.md#projects). If newer albums
 * can't be loaded, those of the build stay, and the gallery reports the connection.
 */
export function ProjectPictures({ initialAlbums, ...gallery }: ProjectPicturesProps) {
  const { content, responsiveSources } = gallery;
  const place = useRef<HTMLDivElement>(null);
  const { open, viewer } = useLargerView();
  const { data: albums } = useQuery({
    ...albumsQuery,
    enabled: useNearView(place),
    initialData: initialAlbums,
    initialDataUpdatedAt: 0,
  });
  const show: Show = (image) => ({
    ...(responsiveSources?.[image.src] ?? image),
    alt: image.alt || content.unnamed,
  });
  const openIn = (id: string, picture: string) => {
    const album = albums.find((each) => each.id === id);
    if (album) open({ title: album.title, items: inOrder(album, show), initialId: picture });
  };
  return (
    <>
      <div ref={place}>
        <AlbumList
          items={albums.map((album) => toShown(album, show, content.rendering))}
          onOpen={openIn}
        />
      </div>
      <ProjectGallery {...gallery} hiddenIds={idsIn(albums)} onOpen={open} />
      {viewer}
    </>
  );
}

/** The ids of all pictures in these albums. */
export const idsIn = (albums: readonly ProjectAlbum[]): ReadonlySet<string> =>
  new Set(
    albums.flatMap(({ pictures }) =>
      pictures.flatMap(({ id, before }) => (before ? [id, before.id] : [id])),
    ),
  );
