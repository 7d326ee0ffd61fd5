import * as z from 'zod/mini';
import { type LeadRequest, leadKinds, leadLimits } from './limits.ts';
import { checkPhoto } from './photo.ts';
import { formSchemas } from './schemas.ts';

const place = (most: number, form: RegExp) =>
  z.catch(z.optional(z.string().check(z.maxLength(most), z.regex(form))), undefined);

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Data sent with the fields. The visitor can't correct it, so an invalid value is dropped, not
 * refused.
 */
const around = z.object({
  kind: z.enum(leadKinds),
  id: z.catch(z.optional(z.uuid()), undefined),
  service: place(leadLimits.service, SLUG),
  city: place(leadLimits.city, SLUG),
  // A path of this site. `//` and `/\` would lead to another site.
  page: place(leadLimits.page, /^\/(?![/\\])[^\s\\]*$/),
  /** Milliseconds from the form's first appearance to sending it. */
  elapsedMs: z.catch(z.optional(z.coerce.number().check(z.nonnegative())), undefined),
  /** The hidden honeypot field. */
  website: z.catch(z.optional(z.string()), undefined),
  photo: z.optional(z.unknown()),
});

export type Parsed =
  | { readonly request: LeadRequest }
  /** Messages for the visitor, by field. */
  | { readonly fields: { readonly [field: string]: string } };

/** @param values the JSON of a request, or the fields of a form */
export function parseSubmission(values: unknown): Parsed {
  const given = z.safeParse(around, values);
  if (!given.success)
    return { fields: { kind: 'This form is out of date. Please reload the page.' } };
  const { kind, id, service, city, page, elapsedMs, website = '', photo } = given.data;
  const checked = z.safeParse<z.ZodMiniType<object>>(formSchemas[kind], values);
  if (!checked.success) {
    const issues = checked.error.issues.map(({ path, message }) => [path.join('.'), message]);
    // Keeps the first of several messages for a field.
    return { fields: Object.fromEntries(issues.reverse()) };
  }
  const filled = Object.entries(checked.data).filter(([, value]) => value !== '');
  const message = { ...Object.fromEntries(filled), kind, service, city, page };
  const checkedPhoto = photo === undefined ? undefined : (checkPhoto(photo) ?? null);
  return { request: { ...message, id, elapsedMs, website: website.trim(), photo: checkedPhoto } };
}
