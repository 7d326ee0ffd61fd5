import { type FieldValues, textOf } from '@custom-designs/ui/desk';
import type { Fact, FactField } from './fact.ts';

/** What the form starts with if nothing is stated. */
export function emptyValue({ control }: Pick<Fact, 'control'>): unknown {
  switch (control.kind) {
    case 'lines':
    case 'list':
    case 'hours':
    case 'specialHours':
      return [];
    case 'record':
      return {};
    case 'notice':
      return { text: '' };
    case 'phone':
    case 'email':
      return { label: '', href: '' };
    case 'range':
      return ['', ''];
    default:
      return '';
  }
}

/** A number if the text is one. Other text stays, so that the form can say what is wrong. */
export function toNumber(text: string): number | string {
  const plain = text.replace(/[$,\s]/g, '');
  return /^\d+$/.test(plain) ? Number(plain) : text;
}

/** Adds the address to dial. Ten digits are a number of the United States. */
export function toPhone(label: string): { label: string; href: string } {
  // Letters start an extension, which not every phone can dial.
  const number = label.replace(/[a-z#].*$/i, '').replace(/\D/g, '');
  const isNational = number.length === 10 && !label.trim().startsWith('+');
  return { label, href: `tel:+${isNational ? `1${number}` : number}` };
}

export const toEmail = (label: string) => ({ label, href: `mailto:${label.trim()}` });

/** An item's parts as text. */
export const toTexts = (
  fields: readonly FactField[],
  item: object,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.map(({ name }) => [name, String((item as Record<string, unknown>)[name] ?? '')]),
  );

/** Puts texts back into an item. */
export function withTexts(
  fields: readonly FactField[],
  item: object,
  texts: FieldValues,
): object {
  const parts = fields.map(({ name, kind }): [string, unknown] => {
    const text = textOf(texts[name]);
    return [name, kind === 'number' ? toNumber(text) : text];
  });
  return { ...item, ...Object.fromEntries(parts.filter(([, part]) => part !== undefined)) };
}

const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clean(part)]));
};

interface Dated {
  readonly date: string;
}

/** The value as it's stored: without white space at the ends of texts, and with days in order. */
export function toStored({ control }: Pick<Fact, 'control'>, value: unknown): unknown {
  const stored = clean(value);
  if (control.kind === 'specialHours') {
    return (stored as Dated[]).toSorted((one, other) => one.date.localeCompare(other.date));
  }
  return stored;
}
