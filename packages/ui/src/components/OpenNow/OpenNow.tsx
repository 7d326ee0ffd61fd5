import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import * as styles from './OpenNow.css.ts';
import { type DayHours, dayAt, type Opening, openingAt, type SpecialDay } from './opening.ts';

/** "18:00" as "6 PM", "09:30" as "9:30 AM". */
export function hourOf(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

export const defaultOfficeHoursLabels = {
  /** `{time}` is when the office closes, such as "6 PM". */
  open: 'Open now, until {time}',
  /** `{day}` is a weekday, such as "Sat", or `today`, and `{time}` when the office opens. */
  closed: 'Closed. Opens {day}, {time}',
  /** Instead of `closed`, on a special day with a `{reason}`. */
  closedFor: 'Closed today: {reason}. Opens {day}, {time}',
  today: 'today',
  /** A special day, where `{day}` is its date and `{reason}` why it's special. */
  specialDay: '{day} ({reason})',
  /** The hours of a special day. */
  hours: '{opens} to {closes}',
  closedAllDay: 'closed',
  /** The language of dates, such as "Friday, Nov 27". */
  locale: 'en-US',
  /** A weekday in short, from its English name. */
  weekday: (name: string) => name.slice(0, 3),
  /** A time such as "18:00" in words. */
  time: hourOf,
};

interface OfficeHoursValue {
  /** Each weekday at most once. */
  hours: readonly DayHours[];
  /** Days with other hours, such as holidays. Default: none. */
  specialDays?: readonly SpecialDay[] | undefined;
  /** IANA name of the office's time zone, such as "America/Chicago". */
  timeZone: string;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultOfficeHoursLabels>;
}

const OfficeHoursContext = createContext<OfficeHoursValue>({ hours: [], timeZone: 'UTC' });

/** Sets the hours for every OpenNow in it. */
export function OfficeHours({
  children,
  ...value
}: OfficeHoursValue & {
  /** The app. */
  children: ReactNode;
}) {
  return <OfficeHoursContext value={value}>{children}</OfficeHoursContext>;
}

/** A special day as a line of opening hours. */
export interface SpecialDayLine {
  /** Such as "2026-11-27". The line is over after this day. */
  date: string;
  /** The day, such as "Friday, Nov 27 (Thanksgiving weekend)". */
  days: string;
  /** Its hours, or that it's closed. */
  hours: string;
}

/** Noon in UTC is the same day everywhere in America. */
const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);
const dayWords: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
};

/**
 * Tells whether a day such as "2026-11-27" is over at the office. Until hydration none is, because a prerendered page is
 * read at another time.
 */
export function useIsOver(): (day: string) => boolean {
  const { timeZone } = use(OfficeHoursContext);
  const minute = useSyncExternalStore(everyMinute, minuteNow, noMinute);
  const today = minute === undefined ? '' : dayAt(timeZone, new Date(minute * MINUTE));
  return (day) => day < today;
}

/** The special days that aren't over. */
export function useSpecialDays(): readonly SpecialDayLine[] {
  const { specialDays = [], labels: ownLabels } = use(OfficeHoursContext);
  const isOver = useIsOver();
  const labels = useLabels('OfficeHours', defaultOfficeHoursLabels, ownLabels);
  return specialDays
    .filter(({ date }) => !isOver(date))
    .map(({ date, opens, closes, reason }) => {
      const day = noonOf(date).toLocaleDateString(labels.locale, dayWords);
      return {
        date,
        days: reason ? labels.specialDay.replace('{day}', day).replace('{reason}', reason) : day,
        hours:
          opens && closes
            ? labels.hours
                .replace('{opens}', labels.time(opens))
                .replace('{closes}', labels.time(closes))
            : labels.closedAllDay,
      };
    });
}

const MINUTE = 60_000;

/** Calls back at the start of each minute. */
function everyMinute(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

const minuteNow = () => Math.floor(Date.now() / MINUTE);
const noMinute = () => undefined;

/**
 * Whether the office is open this minute. Undefined without OfficeHours and until hydration, because a
 * prerendered page is read at another time.
 */
export function useOpening(): Opening | undefined {
  const { hours, timeZone, specialDays } = use(OfficeHoursContext);
  const minute = useSyncExternalStore(everyMinute, minuteNow, noMinute);
  if (minute === undefined || hours.length === 0) return undefined;
  return openingAt(hours, timeZone, new Date(minute * MINUTE), specialDays);
}

/**
 * Line that says whether the office is open now and when that changes, with a lamp that is lit while it's
 * open. It reserves its line until hydration. Renders nothing without OfficeHours.
 */
export function OpenNow() {
  const { hours, labels: ownLabels } = use(OfficeHoursContext);
  const opening = useOpening();
  const labels = useLabels('OfficeHours', defaultOfficeHoursLabels, ownLabels);
  if (hours.length === 0) return null;
  return (
    <p className={styles.line} data-open={opening?.isOpen}>
      {opening &&
        (opening.isOpen ? labels.open : opening.reason ? labels.closedFor : labels.closed)
          .replace('{reason}', opening.reason ?? '')
          // Short, because the reserved line must not wrap on phones.
          .replace('{day}', opening.inDays === 0 ? labels.today : labels.weekday(opening.weekday))
          .replace('{time}', labels.time(opening.time))}
    </p>
  );
}
