const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The hours of some days. `opens` and `closes` are times such as "09:00", or null if it's closed. */
export interface DayHours {
  /** English names, such as "Monday". */
  weekdays: readonly string[];
  opens: string | null;
  closes: string | null;
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
}

/**
 * Whether an office with these hours is open at `now`, which the clock in its time zone decides. Undefined for
 * an office that never opens.
 */
export function openingAt(
  hours: readonly DayHours[],
  timeZone: string,
  now: Date,
): Opening | undefined {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = clock.formatToParts(now).map(({ type, value }) => [type, value]);
  const { weekday: today, hour, minute } = Object.fromEntries(parts);
  const clockTime = `${hour}:${minute}`;
  // The same weekday comes again if the office opens once a week.
  for (let inDays = 0; inDays <= weekdays.length; inDays++) {
    const weekday = weekdays[(weekdays.indexOf(today) + inDays) % weekdays.length] as string;
    const { opens, closes } = hours.find((days) => days.weekdays.includes(weekday)) ?? {};
    if (!opens || !closes) continue;
    const change = { today, inDays, weekday };
    if (inDays > 0 || clockTime < opens) return { ...change, isOpen: false, time: opens };
    if (clockTime < closes) return { ...change, isOpen: true, time: closes };
  }
  return undefined;
}

/** "18:00" as "6 PM", "09:30" as "9:30 AM". */
export function hourOf(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
