import * as z from 'zod/mini';
import { phoneAddress } from '../../content/schema/phoneAddress.ts';
import type { Fact, FactControl, FactField } from './fact.ts';

const filled = z.refine<string>(
  (value: string) => value.trim() !== '',
  'Write something, or undo the change.',
);
const short = (max: number) =>
  z.maxLength(max, `Shorten it to ${max} characters, so that it fits where pages show it.`);
const textOf = (max: number) => z.string().check(filled, short(max));
const amount = z
  .int('Write a whole number of dollars, such as 5000.')
  .check(z.positive('Write a price above zero.'));

const phone = z.strictObject({
  label: z.string(),
  href: z
    .string()
    .check(
      z.regex(phoneAddress, 'Write a phone number with its area code, such as (202) 555-0100.'),
    ),
});
const email = z.strictObject({
  label: z.email('Write an email address, such as office@example.com.'),
  href: z.string().check(z.startsWith('mailto:')),
});

const isAddress = (value: string) => URL.canParse(value) && /^https?:/.test(value);
const address = (isOptional = false) =>
  z
    .string()
    .check(
      z.refine(
        (value) => (isOptional && value === '') || isAddress(value),
        'Write an address that starts with https://, or copy it from the browser.',
      ),
    );

function fieldSchema({ kind = 'text', label, max, isOptional }: FactField) {
  if (kind === 'number') {
    const advice = `Write ${label.toLowerCase()} as a whole number, such as 2.`;
    return z.int(advice).check(z.positive(advice));
  }
  if (kind === 'url') return isOptional ? z.optional(address(true)) : address();
  const most = max ?? (kind === 'long' ? 600 : 120);
  return isOptional ? z.optional(z.string().check(short(most))) : textOf(most);
}

const fieldsOf = (fields: readonly FactField[]) =>
  Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]));

const clock = z
  .string()
  .check(z.regex(/^\d\d:\d\d$/, 'Choose when you open and close, or mark the day as closed.'));
const inOrder = z.refine<{ opens: string | null; closes: string | null }>(
  ({ opens, closes }) => opens === null || (closes !== null && opens < closes),
  { error: 'Choose a closing time after the opening time.', path: ['closes'] },
);
const times = { opens: z.nullable(clock), closes: z.nullable(clock) };
const hours = z.array(
  z
    .strictObject({
      days: z.string(),
      hours: z.string(),
      weekdays: z.array(z.string()),
      ...times,
    })
    .check(inOrder),
);
const day = z.iso.date('Choose a day.');
const specialHours = z.array(
  z
    .strictObject({ date: day, reason: z.optional(z.string().check(short(60))), ...times })
    .check(inOrder),
);
const notice = z.strictObject({ text: textOf(160), until: z.optional(day) });

const isAgreed = (item: object) =>
  ('isSample' in item && item.isSample === true) || ('consent' in item && item.consent === true);

function listSchema({ fields, consent }: Extract<FactControl, { kind: 'list' }>) {
  const marks = { isSample: z.optional(z.boolean()), consent: z.optional(z.boolean()) };
  const item = z.strictObject({ ...fieldsOf(fields), ...(consent && marks) });
  return z.array(
    consent
      ? item.check(
          z.refine(isAgreed, {
            error: 'Ask for their permission and confirm it, or remove the testimonial.',
            path: ['consent'],
          }),
        )
      : item,
  );
}

function schemaOfControl(control: FactControl): z.ZodMiniType {
  switch (control.kind) {
    case 'text':
    case 'long':
      return textOf(control.max);
    case 'lines':
      return z.array(textOf(control.max));
    case 'phone':
      return phone;
    case 'email':
      return email;
    case 'hours':
      return hours;
    case 'specialHours':
      return specialHours;
    case 'notice':
      return notice;
    case 'price':
      return amount;
    case 'range':
      return z
        .tuple([amount, amount])
        .check(
          z.refine(([least, most]) => least < most, 'The second price must be the higher one.'),
        );
    case 'number': {
      const { min, max } = control;
      const advice = `Write a whole number from ${min} to ${max}.`;
      return z.int(advice).check(z.minimum(min, advice), z.maximum(max, advice));
    }
    case 'record':
      return z.strictObject(fieldsOf(control.fields));
    case 'list':
      return listSchema(control);
  }
}

/** Whether nothing is written: an empty text, a list without items, or parts that are all empty. */
const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === undefined ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty));

/** Whether an optional fact says that pages shouldn't mention it. */
export const isUnset = (fact: Pick<Fact, 'isOptional'>, value: unknown): boolean =>
  fact.isOptional === true && isEmpty(value);

/** What is wrong with a value, by the path of its part. Empty if it can be stored. */
export function problemsOf(
  fact: Pick<Fact, 'control' | 'isOptional'>,
  value: unknown,
): ReadonlyMap<string, string> {
  if (isUnset(fact, value)) return new Map();
  const issues = z.safeParse(schemaOfControl(fact.control), value).error?.issues ?? [];
  return new Map(issues.map(({ path, message }) => [path.join('.'), message]));
}
