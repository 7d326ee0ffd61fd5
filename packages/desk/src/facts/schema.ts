import {
  atMost,
  email,
  hours,
  notice,
  phone,
  price,
  priceRange,
  specialHours,
  textOf,
} from '@custom-designs/supabase/factShapes';
import * as z from 'zod/mini';
import type { Fact, FactControl, FactField } from './fact.ts';

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

const onlyName = z.refine<string>(
  (value: string) => !/[{}]/.test(value.replaceAll('{name}', '')),
  'Write {name} for the visitor’s first name. Remove other braces.',
);

function fieldSchema({ kind = 'text', label, max, isOptional, hasName }: FactField) {
  if (kind === 'number') {
    const advice = `Write ${label.toLowerCase()} as a whole number, such as 2.`;
    return z.int(advice).check(z.positive(advice));
  }
  if (kind === 'link') return isOptional ? z.optional(address(true)) : address();
  const most = max ?? (kind === 'long' ? 600 : 120);
  if (isOptional) return z.optional(atMost(most));
  return hasName ? textOf(most).check(onlyName) : textOf(most);
}

const fieldsOf = (fields: readonly FactField[]) =>
  Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]));

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
      return price;
    case 'range':
      return priceRange;
    case 'number': {
      const { min, max } = control;
      const advice = `Write a whole number from ${min} to ${max}.`;
      return z.int(advice).check(z.minimum(min, advice), z.maximum(max, advice));
    }
    case 'record':
      return z.strictObject(fieldsOf(control.fields));
    case 'list':
      return z.array(z.strictObject(fieldsOf(control.fields)));
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
