const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The hours of some days. `opens` and `closes` are times such as "09:00", or null if it's closed. */
export interface DayHours {
  /** English names, such as "Monday". */
  weekdays: readonly string[];
  opens: string | null;
  closes: string | null;
}

/** A day with other hours than its weekday's, such as a holiday. */
export interface SpecialDay {
  /** Such as "2026-11-27". */
  date: string;
  opens: string | null;
  closes: string | null;
  /** Why, in a word or two. */
  reason?: string | undefined;
}

/** Whether an office is open, and when that changes. */
export interface Opening {
  isOpen: boolean;
  /** The weekday at the office. */
  today: string;
  /** Days until the change. */
  inDays: number;
  /** The weekday of the change. */
  weekday: string;
  /** The time of the change, such as "18:00". */
  time: string;
  /** Why it's closed today, on a special day with a reason. */
  reason?: string | undefined;
}

/** The day in a time zone, such as "2026-11-27". Sweden writes dates as ISO 8601 does. */
export const dayAt = (timeZone: string, moment: Date): string =>
  moment.toLocaleDateString('sv-SE', { timeZone });

/** Two weeks, for an office that opens once a week and is closed the next time. */
const MOST_DAYS = 14;

/**
 * Whether an office with these hours is open at `now`, which the clock in its time zone decides. Undefined for
 * an office that never opens.
 */
export function openingAt(
  hours: readonly DayHours[],
  timeZone: string,
  now: Date,
  specialDays: readonly SpecialDay[] = [],
): Opening | undefined {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = clock.formatToParts(now).map(({ type, value }) => [type, value]);
  const { weekday: today, hour, minute, year, month, day } = Object.fromEntries(parts);
  const clockTime = `${hour}:${minute}`;
  const specialOf = (inDays: number) => {
    const date = new Date(Date.UTC(year, month - 1, Number(day) + inDays));
    return specialDays.find((special) => special.date === date.toISOString().slice(0, 10));
  };
  const todays = specialOf(0);
  const reason = todays?.opens ? undefined : todays?.reason;
  for (let inDays = 0; inDays <= MOST_DAYS; inDays++) {
    const weekday = weekdays[(weekdays.indexOf(today) + inDays) % weekdays.length] as string;
    const usual = hours.find((days) => days.weekdays.includes(weekday));
    const { opens, closes } = specialOf(inDays) ?? usual ?? {};
    if (!opens || !closes) continue;
    const change = { today, inDays, weekday, reason };
    if (inDays > 0 || clockTime < opens) return { ...change, isOpen: false, time: opens };
    if (clockTime < closes) return { ...change, isOpen: true, time: closes };
  }
  return undefined;
}
