import type { Fact, FactControl } from './fact.ts';
import { lines, list, record } from './itemKinds.tsx';
import type { Kind } from './kind.ts';
import { email, long, number, phone, price, range, text } from './textKinds.tsx';
import { hours, notice, specialHours } from './timeKinds.tsx';

/** How a fact is edited and said. */
export function kindOf(control: FactControl): Kind {
  switch (control.kind) {
    case 'text':
      return text;
    case 'long':
      return long;
    case 'phone':
      return phone;
    case 'email':
      return email;
    case 'number':
      return number(control.unit);
    case 'price':
      return price;
    case 'range':
      return range;
    case 'hours':
      return hours;
    case 'specialHours':
      return specialHours;
    case 'notice':
      return notice;
    case 'lines':
      return lines(control);
    case 'record':
      return record(control);
    case 'list':
      return list(control);
  }
}

/** A value for a line of the list, and for sentences. Empty if nothing is stated. */
export const inWords = ({ control }: Pick<Fact, 'control'>, value: unknown): string =>
  kindOf(control).inWords(value);

const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clean(part)]));
};

/** The value as it's stored: without white space at the ends of texts, and with days in order. */
export const toStored = ({ control }: Pick<Fact, 'control'>, value: unknown): unknown =>
  kindOf(control).toStored(clean(value));
