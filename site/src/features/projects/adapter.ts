import { type AlbumRow, albumRow, albumTable, shownEntries } from '@custom-designs/supabase/albums';
import { connect } from '@custom-designs/supabase/client';
import { assertAnswered } from '@custom-designs/supabase/errors';
import { GALLERY_CATEGORY, imageRow } from '@custom-designs/supabase/images';
import { fetchAllPages, isId, readRows } from '@custom-designs/supabase/rows';
import {
  isOwnFile,
  isSeed,
  mediumCopyOf,
  smallCopyOf,
  withAbsoluteUrls,
} from '@custom-designs/supabase/storedFiles';
import * as z from 'zod/mini';

const imageTable = 'images';

/** A missing size is no reason to hide a picture, because the frame has its own. */
const pixels = z.catch(z.nullish(z.int().check(z.positive())), null);

const shown = {
  id: true,
  title: true,
  description: true,
  has_thumbnail: true,
  has_medium: true,
} as const;
/** The columns of a picture. It's shown only from the site's own backend, never from elsewhere. */
const pictureRow = z.extend(z.pick(imageRow, shown), {
  file_path: z.string().check(z.refine(isOwnFile, 'is not a file of this backend')),
  width: pixels,
  height: pixels,
});
type PictureRow = z.infer<typeof pictureRow>;

const photoRow = z.extend(pictureRow, {
  is_featured: imageRow.shape.is_featured,
  category: z.string().check(z.refine((value) => value === GALLERY_CATEGORY, 'is another one')),
});

/** A stored file, and its copies if there are any. */
interface StoredPicture {
  readonly src: string;
  readonly srcSet?: string;
  /** For phones, whose dense screens would choose the original. */
  readonly phoneSrc?: string;
  readonly width?: number;
  readonly height?: number;
}

interface ProjectPicture {
  readonly id: string;
  readonly title: string | null;
  readonly description: string | null;
  /** `alt` is the photo's title or description. It's empty without either. */
  readonly image: StoredPicture & { readonly alt: string };
  /** Whether the project rendered it. A company's own photos are uploads. */
  readonly isRendering: boolean;
}

export interface ProjectPhoto extends ProjectPicture {
  readonly isFeatured: boolean;
}

interface AlbumImage extends ProjectPicture {
  /** The focal point, in percent. */
  readonly x: number;
  readonly y: number;
}

export interface ProjectAlbum {
  readonly id: string;
  readonly title: string;
  /** Each may be empty. */
  readonly city: string;
  readonly service: string;
  readonly sentence: string;
  /** The cover is first. */
  readonly pictures: readonly (AlbumImage & { readonly before?: AlbumImage })[];
}

/** The minimum width of a wide picture's thumbnail, in pixels. */
const SMALL_WIDTH = 640;
const MEDIUM_WIDTH = 1280;

function toPicture(row: PictureRow): StoredPicture {
  const { file_path: src, width, height } = row;
  const small = smallCopyOf(row);
  const medium = mediumCopyOf(row);
  const isChoice = width && height && width > SMALL_WIDTH;
  return {
    src,
    // Both numbers are needed.
    ...(width && height && { width, height }),
    ...(small && { phoneSrc: small }),
    ...(small &&
      isChoice && {
        srcSet: [
          `${small} ${SMALL_WIDTH}w`,
          ...(medium ? [`${medium} ${MEDIUM_WIDTH}w`] : []),
          `${src} ${width}w`,
        ].join(', '),
      }),
  };
}

function toProjectPicture(row: PictureRow): ProjectPicture {
  const title = row.title?.trim() || null;
  const description = row.description?.trim() || null;
  const image = { ...toPicture(row), alt: title ?? description ?? '' };
  return { id: row.id, title, description, image, isRendering: isSeed(row.file_path) };
}

/**
 * Lists photos of finished work for the projects page: featured first, then newest.
 * @throws AdapterError
 */
export async function listPhotos(
  signal: AbortSignal = new AbortController().signal,
): Promise<readonly ProjectPhoto[]> {
  const client = await connect();
  const rows = await fetchAllPages(
    (answer) => assertAnswered('Failed to load the gallery', answer),
    (from, to) =>
      client
        .from(imageTable)
        .select(Object.keys(photoRow.shape).join(','))
        .eq('category', GALLERY_CATEGORY)
        .order('created_at', { ascending: false, nullsFirst: false })
        .order('id')
        .range(from, to)
        .abortSignal(signal),
  );
  const photos = readRows(imageTable, photoRow, withAbsoluteUrls(rows));
  // Sorted here, because the table would put rows without the mark after those marked false.
  return photos
    .map((row) => ({ ...toProjectPicture(row), isFeatured: row.is_featured }))
    .sort((a, b) => Number(b.isFeatured) - Number(a.isFeatured));
}

/** How many ids one address names, within the length that servers accept. */
const IDS = 100;

async function picturesById(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ProjectPicture>> {
  const client = await connect();
  const parts = Array.from({ length: Math.ceil(ids.length / IDS) }, (_, index) =>
    client
      .from(imageTable)
      .select(Object.keys(pictureRow.shape).join(','))
      .in('id', ids.slice(index * IDS, (index + 1) * IDS))
      .abortSignal(signal),
  );
  const rows = (await Promise.all(parts)).flatMap((answer) => {
    assertAnswered('Failed to load the pictures of projects', answer);
    return readRows(imageTable, pictureRow, withAbsoluteUrls(answer.data));
  });
  return new Map(rows.map((row) => [row.id, toProjectPicture(row)]));
}

const at = ({ x, y }: { x: number; y: number }) => ({ x, y });

function toAlbum(row: AlbumRow, known: ReadonlyMap<string, ProjectPicture>): ProjectAlbum {
  const { id, title, city, service, sentence } = row;
  const pictures = shownEntries(row, (each) => known.has(each)).flatMap(({ pair, ...entry }) => {
    const picture = known.get(entry.id);
    const before = known.get(pair?.id ?? '');
    if (!picture) return [];
    return [
      { ...picture, ...at(entry), ...(pair && before && { before: { ...before, ...at(pair) } }) },
    ];
  });
  return { id, title, city, service, sentence, pictures };
}

/**
 * Lists published albums with at least one picture that visitors see, the newest first.
 * @throws AdapterError
 */
export async function listAlbums(
  signal: AbortSignal = new AbortController().signal,
): Promise<readonly ProjectAlbum[]> {
  const client = await connect();
  const rows = await fetchAllPages(
    (answer) => assertAnswered('Failed to load the projects', answer),
    (from, to) =>
      client
        .from(albumTable)
        .select(Object.keys(albumRow.shape).join(','))
        .eq('is_published', true)
        .order('created_at', { ascending: false })
        .order('id')
        .range(from, to)
        .abortSignal(signal),
  );
  const albums = readRows(albumTable, albumRow, rows);
  const ids = albums.flatMap(({ pictures }) => pictures.map(({ id }) => id).filter(isId));
  const known = await picturesById([...new Set(ids)], signal);
  return albums.map((row) => toAlbum(row, known)).filter(({ pictures }) => pictures.length > 0);
}
