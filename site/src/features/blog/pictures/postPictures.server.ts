import type { RemotePicture } from '@custom-designs/ui/components/Picture';
import { backend } from '../../../supabase/client.ts';
import { reportProblem } from '../../../supabase/problems.ts';
import { copiesOf, shipCopies } from './copies.server.ts';
import { fetchOriginal } from './original.server.ts';
import type { PostPictures } from './postPictures.ts';

/** So many pictures at once: enough for a distant backend, few enough for a small machine. */
const LANES = 4;

const made = new Map<string, Promise<RemotePicture | null>>();
const lanes: Promise<unknown>[] = [];

async function make(src: string, { kept, shipped }: PostPictureFolders) {
  try {
    const copies = await copiesOf(await fetchOriginal(src, backend().supabaseUrl), kept);
    await shipCopies(copies, kept, shipped);
    const { files, ...look } = copies;
    const srcSet = files.map(({ name, width }) => `/assets/${name} ${width}w`).join(', ');
    return { src, srcSet, alt: '', ...look };
  } catch (error) {
    reportProblem('missing', `No copies of ${src}: it is shown as it is`, error);
    return null;
  }
}

/** Each picture once a build, whichever pages show it. */
function copied(src: string, folders: PostPictureFolders): Promise<RemotePicture | null> {
  const lane = made.size % LANES;
  const picture =
    made.get(src) ?? (lanes[lane] ?? Promise.resolve()).then(() => make(src, folders));
  if (!made.has(src)) lanes[lane] = picture;
  made.set(src, picture);
  return picture;
}

/**
 * Copies of posts' pictures among the site's own files: small, in several widths, kept by browsers
 * for a year. Runs at build; while the site is worked on, and wherever a copy cannot be made,
 * originals are shown, and no build fails for it.
 */
export async function pourPostPictures(
  addresses: readonly (string | null | undefined)[],
): Promise<PostPictures> {
  const folders = __POST_PICTURES__;
  if (!folders) return {};
  const wanted = [...new Set(addresses)].filter((address) => typeof address === 'string');
  const pictures = await Promise.all(wanted.map((address) => copied(address, folders)));
  return Object.fromEntries(pictures.flatMap((one) => (one ? [[one.src, one]] : [])));
}
