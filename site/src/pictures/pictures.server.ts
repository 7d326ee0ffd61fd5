import type { PictureVariant, RenderedPicture } from '@custom-designs/ui/components/Picture';
import { fallbackWidth, type PictureManifest } from './manifest.ts';

/** A picture of the site: the props of `Picture`, and the name that content files use. */
export interface SitePicture extends RenderedPicture {
  readonly name: string;
}

/** The rendered pictures, and the photos in the folder. */
const manifests = import.meta.glob<PictureManifest>(['./manifest.json', './made/manifest.json'], {
  eager: true,
  import: 'default',
});
const facts: PictureManifest = Object.assign({}, ...Object.values(manifests));

/** Addresses of the hashed files, by name. */
const addresses = new Map(
  Object.entries(
    import.meta.glob<string>(['./*.{avif,webp}', './made/*.{avif,webp}'], {
      eager: true,
      query: '?url',
      import: 'default',
    }),
  ).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

function addressOf(file: string): string {
  const address = addresses.get(file);
  if (address) return address;
  throw new Error(
    `The manifest of site/src/pictures names ${file}, which is not there, so a page would show a hole. Make the picture again: see packages/imagery/README.md.`,
  );
}

const variantOf = (name: string, widths: readonly number[]): PictureVariant => ({
  avif: Object.fromEntries(widths.map((width) => [width, addressOf(`${name}-${width}.avif`)])),
  webp: addressOf(`${name}-${fallbackWidth}.webp`),
  portrait: addressOf(`${name}-tall.avif`),
});

export const pictureNames: ReadonlySet<string> = new Set(Object.keys(facts));

/**
 * Returns the picture with that name. Only loaders call it, so a page's data contains only its own
 * pictures.
 */
export function findPicture(name: string): SitePicture | undefined {
  const known = facts[name];
  if (!known) return undefined;
  const { widths, dimmed, daytime, before: _, ...looks } = known;
  return {
    name,
    ...looks,
    ...variantOf(name, widths),
    ...(dimmed && { dimmed: variantOf(`${name}-low`, dimmed.widths) }),
    ...(daytime && {
      daytime: {
        alt: daytime.alt,
        color: daytime.color,
        ...variantOf(`${name}-noon`, daytime.widths),
      },
    }),
  };
}

/**
 * Returns the picture of the same room in a builder's light. Apart from `findPicture`, because only comparisons
 * need it.
 */
export function findBefore(name: string): SitePicture | undefined {
  const { before, width, height, focus } = facts[name] ?? {};
  if (!before || !width || !height) return undefined;
  const { widths, ...looks } = before;
  return {
    name: `${name}-before`,
    width,
    height,
    focus,
    ...looks,
    ...variantOf(`${name}-before`, widths),
  };
}
