import * as z from 'zod/mini';
import { type LeadKind, leadDays, leadLimits, leadMinimums } from './limits.ts';

type Text = 'name' | 'phone' | 'subject' | 'message';

const wrongEmail = 'Please enter a valid email address.';
const tooLong = (field: keyof typeof leadLimits) =>
  z.maxLength(leadLimits[field], `Please use at most ${leadLimits[field]} characters.`);

/** Trims white space before the check (docs/behavior/forms.md#form-checks). */
const atLeast = (
  field: Text,
  text = `${field.charAt(0).toUpperCase()}${field.slice(1)} must be at least ${leadMinimums[field]} characters.`,
) => z.string().check(z.trim(), z.minLength(leadMinimums[field], text), tooLong(field));

const name = atLeast('name');
const email = z
  .string()
  .check(z.trim(), z.email(wrongEmail), z.maxLength(leadLimits.email, wrongEmail));
const phone = atLeast('phone', 'Please enter a valid phone number.');
const subject = atLeast('subject');
const message = atLeast('message');

/** An empty date input sends an empty string. */
const isLeadDay = (day: string) =>
  day === '' ||
  (z.safeParse(z.iso.date(), day).success && day >= leadDays.first && day <= leadDays.last);

const preferredDate = z.optional(
  z.string().check(z.refine(isLeadDay, 'Please enter a valid date.')),
);

export const contactSchema = z.object({ name, email, phone, subject, message });

export const consultationSchema = z.object({ name, email, phone, message, preferredDate });

/** A field that only the browser checks. The browser accepts more than the schemas above. */
const short = (field: Text) => z.optional(z.string().check(z.trim(), tooLong(field)));

/** Matches the table's own check, which also accepts addresses in other alphabets. */
const isPlausible = (address: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address);
const answerable = z
  .string('Please enter a valid email address.')
  .check(z.trim(), z.refine(isPlausible, wrongEmail), z.maxLength(leadLimits.email, wrongEmail));

const browserChecked = z.object({
  name: short('name'),
  email: answerable,
  phone: short('phone'),
  subject: short('subject'),
  message: short('message'),
});

export const formSchemas = {
  contact: contactSchema,
  consultation: consultationSchema,
  phone: browserChecked,
  home: browserChecked,
} satisfies { [kind in LeadKind]: z.ZodMiniType };
