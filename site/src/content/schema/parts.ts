import * as z from 'zod/mini';

/**
 * What every page's content is made of. Schemas check the shape of any company's content; what this
 * company says is checked by the tests of docs/behavior.md. Content imports types alone, so that zod
 * never reaches a page's script.
 */
export const text = z.string().check(
  z.minLength(1),
  z.refine((value) => value.trim() === value, 'has white space at an end'),
);
const named = (of: string) => z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, `is no ${of}`));

/** A file of site/src/pictures, by name. */
export const image = named('name of a picture, such as "home-hero"');
/** What the page's own photo shows, for people who do not see it. Pictures of the stock say so themselves. */
export const alt = z.string().check(z.minLength(30));
/** A drawing of lucide.dev, by name. */
export const icon = named('name of an icon, such as "house-wifi"');
export const path = z
  .string()
  .check(z.regex(/^\/([a-z0-9/-]*[a-z0-9])?(#[a-z]+)?$/, 'is no path, such as "/contact#contact"'));

export const some = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.minLength(1));
const share = z
  .string()
  .check(z.minLength(70), z.maxLength(155), z.regex(/[.!?]$/, 'ends in the middle of a sentence'));

/**
 * The title has the words that people type, and the company's name is added to it. Search engines show about 155
 * characters of a description.
 */
export const meta = z.strictObject({ title: text, description: share });
export const description = z.strictObject({ description: share });
export const action = z.strictObject({ label: text, href: path });
export const faq = z.strictObject({ question: text, answer: text });
export const point = z.strictObject({ title: text, description: text });
export const feature = z.strictObject({ icon, title: text, description: text });
export const pictured = z.strictObject({ title: text, description: text, image });
export const message = z.strictObject({ heading: text, text });
export const toast = z.strictObject({ title: text, description: text });
export const intro = { label: z.optional(text), heading: text, lead: z.optional(text) };
export const navItem = z.strictObject({ label: text, href: path, description: text });

export type Faq = Readonly<z.infer<typeof faq>>;
export type NavItem = Readonly<z.infer<typeof navItem>>;
