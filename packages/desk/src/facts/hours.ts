import type { WeekHours } from '@custom-designs/supabase/factShapes';
import { hourOf } from '@custom-designs/ui/components/OpenNow';
import type { HoursGridDay } from '@custom-designs/ui/facts';

type Weekday = WeekHours[number]['weekdays'][number];

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies readonly Weekday[];

/** "9 AM to 6 PM", or "closed". */
export const hoursInWords = (opens: string | null, closes: string | null): string =>
  opens && closes ? `${hourOf(opens)} to ${hourOf(closes)}` : 'closed';

/** "Saturday", "Monday and Tuesday", or "Monday to Friday". */
function daysInWords(days: readonly Weekday[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (days.length < 3) return days.join(' and ');
  return `${first} to ${last}`;
}

/** Each day of the week, for the form. */
export const toDays = (hours: WeekHours): HoursGridDay[] =>
  weekdays.map((day) => {
    const found = hours.find((each) => each.weekdays.includes(day));
    return { day, opens: found?.opens ?? null, closes: found?.closes ?? null };
  });

/** Groups days in a row with the same hours, as pages list them. */
export function toWeekHours(days: readonly HoursGridDay[]): WeekHours {
  const groups: { weekdays: Weekday[]; opens: string | null; closes: string | null }[] = [];
  for (const weekday of weekdays) {
    const { opens = null, closes = null } = days.find(({ day }) => day === weekday) ?? {};
    const last = groups.at(-1);
    if (last && last.opens === opens && last.closes === closes) last.weekdays.push(weekday);
    else groups.push({ weekdays: [weekday], opens, closes });
  }
  return groups.map(({ weekdays: days, opens, closes }) => ({
    days: daysInWords(days),
    hours: hoursInWords(opens, closes),
    weekdays: days,
    opens,
    closes,
  }));
}
