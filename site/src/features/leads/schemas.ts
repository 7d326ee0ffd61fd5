import * as z from 'zod/mini';
import { leadDays, leadLimits } from './lead.ts';

/** docs/behavior.md#form-checks. White space around a value does not count. */
const atLeast = (field: 'name' | 'phone' | 'subject' | 'message', least: number, text: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(least, text),
      z.maxLength(leadLimits[field], `Please use at most ${leadLimits[field]} characters.`),
    );

const name = atLeast('name', 2, 'Name must be at least 2 characters.');
const email = z
  .string()
  .check(
    z.trim(),
    z.email('Please enter a valid email address.'),
    z.maxLength(leadLimits.email, 'Please enter a valid email address.'),
  );
const phone = atLeast('phone', 10, 'Please enter a valid phone number.');
const subject = atLeast('subject', 2, 'Subject must be at least 2 characters.');
const message = atLeast('message', 10, 'Message must be at least 10 characters.');

/** An empty date input hands over an empty text. */
const isLeadDay = (day: string) =>
  day === '' ||
  (z.safeParse(z.iso.date(), day).success && day >= leadDays.first && day <= leadDays.last);

/** Contact page, from 768 px. */
export const contactSchema = z.object({ name, email, phone, subject, message });

/** About page. */
export const consultationSchema = z.object({
  name,
  email,
  phone,
  message,
  preferredDate: z.optional(z.string().check(z.refine(isLeadDay, 'Please enter a valid date.'))),
});
