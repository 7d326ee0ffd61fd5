import type { ImageName } from '../content/schema.ts';
import type { SitePicture } from './manifest.ts';

/** A content file's word for a picture: which one, and what it shows on this page. */
interface NamedPicture {
  name: ImageName;
  alt: string;
}

/** Content with every named picture replaced by its files, sizes and placeholder. */
export type WithPictures<Content> = Content extends NamedPicture
  ? SitePicture
  : Content extends readonly (infer Item)[]
    ? WithPictures<Item>[]
    : Content extends object
      ? { [Key in keyof Content]: WithPictures<Content[Key]> }
      : Content;

const modules = import.meta.glob<Record<string, SitePicture>>(
  ['./*.ts', '!./*.test.ts', '!./*.server.ts'],
  { eager: true },
);
const pictures = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value) => typeof value === 'object')
    .map((picture) => [picture.name as string, picture]),
);

const isNamedPicture = (value: object): value is NamedPicture => 'name' in value && 'alt' in value;

function pictureOf({ name }: NamedPicture): SitePicture {
  const picture = pictures.get(name);
  if (!picture) {
    throw new Error(
      `Content names the picture "${name}", but site/src/pictures has none of that name, so its page would show a hole. Render it (site/imagery/README.md) or name another.`,
    );
  }
  return picture;
}

/**
 * Runs in loaders, at build time only: pages then carry the few addresses they show as data, and no
 * page's script carries any.
 */
export function withPictures<Content>(content: Content): WithPictures<Content> {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    if (isNamedPicture(value)) return pictureOf(value);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item)]));
  };
  return resolve(content) as WithPictures<Content>;
}
