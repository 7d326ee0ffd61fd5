import * as z from 'zod/mini';

/**
 * Parts of every page's content. Schemas check the shape for any company. Tests of docs/behavior
 * check this company's statements. Content imports only types, so zod never gets into a page's
 * script.
 */
export const text = z.string().check(
  z.minLength(1),
  z.refine((value) => value.trim() === value, 'has white space at an end'),
);
const named = (of: string) => z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, `is no ${of}`));

/** The name of a file in site/src/pictures. */
export const image = named('name of a picture, such as "home-hero"');
/** The picture of a room that visitors light (docs/behavior/shared-parts.md#scenes). */
export const room = z.enum([
  'home-hero',
  'home-theater-room',
  'multi-room-audio-kitchen',
  'outdoor-entertainment-patio',
  'pool-lighting',
]);
/** What visitors see, hear, or slide in "What We Offer" or beside it. */
export const exhibit = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('compare'),
    /** A picture with a version in a builder's light. */
    pair: image,
    /** Name of that version. Default: "Builder’s lights". */
    before: z.optional(text),
    /** Default: "One room, rendered twice". */
    caption: z.optional(text),
  }),
  z.strictObject({ kind: z.literal('sound') }),
  z.strictObject({ kind: z.literal('signal') }),
  z.strictObject({ kind: z.literal('reach') }),
]);
/** A file in site/src/drawings/papers. */
export const paper = z.enum(['lighting-plan', 'test-report', 'sealed-envelope']);
/** Alt text of the page's own photo. Shared pictures have their own alt text. */
export const alt = z.string().check(z.minLength(30));
/** The name of a lucide.dev icon. */
export const icon = named('name of an icon, such as "house-wifi"');
export const path = z
  .string()
  .check(z.regex(/^\/([a-z0-9/-]*[a-z0-9])?(#[a-z]+)?$/, 'is no path, such as "/contact#contact"'));

export const some = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.minLength(1));
const share = z
  .string()
  .check(z.minLength(70), z.maxLength(155), z.regex(/[.!?]$/, 'ends in the middle of a sentence'));

/**
 * The title has the words that people search for; the company's name is added. Search engines show
 * about 155 characters of a description.
 */
export const meta = z.strictObject({ title: text, description: share });
export const description = z.strictObject({ description: share });
export const action = z.strictObject({ label: text, href: path });
export const faq = z.strictObject({ question: text, answer: text });
export const point = z.strictObject({ title: text, description: text });
export const feature = z.strictObject({ icon, title: text, description: text });
const percent = z.number().check(z.minimum(0), z.maximum(100));
/** A feature and its place in the page's picture, in percent from the left and from the top. */
export const mappedFeature = z.extend(feature, {
  at: z.optional(z.strictObject({ x: percent, y: percent })),
});
export const pictured = z.strictObject({ title: text, description: text, image });
export const message = z.strictObject({ heading: text, text });
export const toast = z.strictObject({ title: text, description: text });
export const intro = { label: z.optional(text), heading: text, lead: z.optional(text) };
export const navItem = z.strictObject({ label: text, href: path, description: text });
