import type { SpecialHours, WeekHours } from '@custom-designs/supabase/factShapes';
import { deskSite } from '../site.ts';
import { shownDay } from '../time.ts';
import type { Fact } from './fact.ts';
import { hoursInWords } from './hours.ts';

type SpecialDay = SpecialHours[number];

const safeDay = (date: string) => (/^\d{4}-\d\d-\d\d$/.test(date) ? shownDay(date) : date);

const specialDay = ({ date, reason, opens, closes }: SpecialDay) =>
  `${safeDay(date)}: ${hoursInWords(opens, closes)}${reason ? ` (${reason})` : ''}`;

const listed = (items: readonly unknown[]) => items.filter(Boolean).join(', ');

const nameOf = (item: Record<string, unknown>) => item.name ?? item.label ?? Object.values(item)[0];

/** A value for a line of the list, and for sentences. Empty if nothing is stated. */
export function inWords({ control }: Pick<Fact, 'control'>, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  switch (control.kind) {
    case 'phone':
    case 'email':
      return (value as { label: string }).label;
    case 'number':
      return control.unit === '%' ? `${value}%` : `${value} ${control.unit}`;
    case 'price':
      return typeof value === 'number' ? deskSite().priceText(value) : String(value);
    case 'range':
      return (value as unknown[]).every((amount) => typeof amount === 'number')
        ? deskSite().priceText(value as number[])
        : listed(value as unknown[]);
    case 'hours':
      return (value as WeekHours).map(({ days, hours }) => `${days} ${hours}`).join('; ');
    case 'specialHours':
      return (value as SpecialDay[]).map(specialDay).join('; ');
    case 'notice': {
      const { text, until } = value as { text: string; until?: string };
      return until ? `${text} (through ${safeDay(until)})` : text;
    }
    case 'lines':
      return control.isLong ? String((value as string[])[0] ?? '') : listed(value as string[]);
    case 'record':
      return listed(Object.values(value));
    case 'list':
      return listed((value as Record<string, unknown>[]).map(nameOf));
    default:
      return String(value);
  }
}
