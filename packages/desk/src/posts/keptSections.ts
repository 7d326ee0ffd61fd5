import {
  imageAddress,
  linkAddress,
  type RichText,
  textTypes,
} from '@custom-designs/ui/blog/content';
import type { EditorSection } from '@custom-designs/ui/posts';
import * as z from 'zod/mini';
import { oneOf } from '../oneOf.ts';

const isSet = z.optional(z.literal(true));
const address = (safe: (url: string) => string | undefined) =>
  z.string().check(z.refine((url) => safe(url) === url));

const run = z.object({
  strong: isSet,
  emphasis: isSet,
  code: isSet,
  href: z.optional(address(linkAddress)),
  text: z.string(),
});
const richText = oneOf<RichText>(z.string(), z.array(run));
const picture = {
  url: address(imageAddress),
  caption: z.optional(z.string()),
  alt: z.optional(z.string()),
  id: z.optional(z.string()),
};

/** Reads sections that this browser kept. In the database, they have another form. */
export const keptSections: z.ZodMiniType<readonly EditorSection[]> = z.array(
  oneOf<EditorSection>(
    z.object({ type: z.enum(textTypes), text: richText }),
    z.object({ type: z.literal('list'), items: z.array(richText), isOrdered: isSet }),
    z.object({ type: z.literal('image'), ...picture }),
    z.object({ type: z.literal('gallery'), images: z.array(z.object(picture)), isTitled: isSet }),
  ),
);
