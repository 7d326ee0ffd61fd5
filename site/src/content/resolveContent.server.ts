import dynamicIconImports from 'lucide-react/dynamicIconImports';

import type { DrawingData } from '../drawings/Drawing.tsx';
import { drawings } from '../drawings/drawings.server.ts';
import { findBefore, findPicture, type SitePicture } from '../pictures/pictures.server.ts';

import { altTexts, fillPlaceholders } from './pages.server.ts';

/** The strokes of a lucide icon, as data. */
export type IconStrokes = [tag: string, attributes: Record<string, string>][];

/** One room in two lights. */
interface PicturePair {
  readonly after: SitePicture;
  readonly before: SitePicture;
}

type ImageKey = 'image' | 'heroImage' | 'featuresImage';

/** Content with its placeholders filled in, and with pictures and icons in place of their names. */
export type ResolvedContent<Content> = Content extends readonly (infer Item)[]
  ? ResolvedContent<Item>[]
  : Content extends object
    ? { [Key in keyof Content]: ResolvedValue<Key, Content[Key]> }
    : Content;
type ResolvedValue<Key, Value> = Key extends ImageKey
  ? SitePicture
  : Key extends 'pair'
    ? PicturePair
    : Key extends 'icon'
      ? IconStrokes
      : Key extends 'drawing'
        ? DrawingData | undefined
        : ResolvedContent<Value>;

export function pictureOf(name: string, ownAlt?: string): SitePicture {
  const picture = findPicture(name);
  if (!picture) {
    throw new Error(
      `Content names the picture "${name}", but site/src/pictures has none of that name, so its page would show a hole. Put ${name}.jpg there, or name another.`,
    );
  }
  const alt = ownAlt ?? altTexts.get(name) ?? picture.alt;
  if (!alt) {
    throw new Error(
      `No page says what the picture "${name}" shows, so people who do not see it would miss it. Give it to a page to open with, which says so in \`alt\`.`,
    );
  }
  return { ...picture, alt };
}

function pairOf(name: string): PicturePair {
  const before = findBefore(name);
  if (!before)
    throw new Error(
      `Content compares the picture "${name}" with itself in a builder's light, but that was never rendered: see before() in packages/imagery/README.md.`,
    );
  return { after: pictureOf(name), before };
}

async function strokesOf(name: string): Promise<IconStrokes> {
  const load = dynamicIconImports[name as keyof typeof dynamicIconImports];
  if (!load) throw new Error(`Content names the icon "${name}", which lucide does not have.`);
  // lucide's types lack the strokes, which its modules export.
  const { __iconData } = (await load()) as unknown as { __iconData?: { node: IconStrokes } };
  if (!__iconData)
    throw new Error(
      'lucide-react has moved the strokes of its drawings: adapt site/src/content/resolveContent.server.ts.',
    );
  return __iconData.node;
}

const imageKeys: ReadonlySet<string> = new Set<ImageKey>(['image', 'heroImage', 'featuresImage']);

async function resolveValue(key: string, value: unknown): Promise<unknown> {
  if (typeof value === 'string' && imageKeys.has(key)) return pictureOf(value);
  if (typeof value === 'string' && key === 'pair') return pairOf(value);
  if (typeof value === 'string' && key === 'icon') return strokesOf(value);
  if (typeof value === 'string' && key === 'drawing')
    return drawings[value as keyof typeof drawings];
  if (typeof value === 'string') return fillPlaceholders(value);
  if (Array.isArray(value)) return Promise.all(value.map((item) => resolveValue('', item)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, item]) => [
    name,
    await resolveValue(name, item),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Runs in loaders, at build time only. Pages then contain only their own pictures and icons as
 * data, and no script contains any.
 */
export const resolveContent = async <Content>(
  content: Content,
): Promise<ResolvedContent<Content>> =>
  (await resolveValue('', content)) as ResolvedContent<Content>;
