import { type FieldValues, textOf } from '@custom-designs/ui/desk';
import type { FactField } from './fact.ts';

/** The parts of an item by their names. */
export type Item = Readonly<Record<string, unknown>>;

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

/** The same number in one format, with its extension: `(202) 555-0100 ext. 7`. Numbers of other countries stay. */
export function toStoredPhone({ label, href }: { label: string; href: string }) {
  const [, area, first, last] = /^tel:\+1(\d{3})(\d{3})(\d{4})$/.exec(href) ?? [];
  if (area === undefined) return { label, href };
  const extension = /[a-z#][^\d]*(\d+)$/i.exec(label)?.[1];
  return { label: `(${area}) ${first}-${last}${extension ? ` ext. ${extension}` : ''}`, href };
}

export const toEmail = (label: string) => ({ label, href: `mailto:${label.trim()}` });

/** An item's parts as text. */
export const toTexts = (
  fields: readonly FactField[],
  item: Item,
): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map(({ name }) => [name, String(item[name] ?? '')]));

/** Puts texts back into an item. */
export function withTexts(fields: readonly FactField[], item: Item, texts: FieldValues): Item {
  const parts = fields.map(({ name, kind }): [string, unknown] => {
    const text = textOf(texts[name]);
    return [name, kind === 'number' ? toNumber(text) : text];
  });
  return { ...item, ...Object.fromEntries(parts) };
}
