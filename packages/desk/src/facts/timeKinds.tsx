import type { WeekHours } from '@custom-designs/supabase/factShapes';
import { TextField } from '@custom-designs/ui/components/TextField';
import { HoursGrid } from '@custom-designs/ui/facts';
import { Stack } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import * as z from 'zod/mini';
import { officeDay, shownDay } from '../time.ts';
import { hoursInWords, toDays, toWeekHours, weekdays } from './hours.ts';
import { type ControlProps, defineKind, type Problems } from './kind.ts';
import { type SpecialDay, SpecialDays } from './SpecialDays.tsx';

/** Both are null on a closed day. */
const times = { opens: z.nullable(z.string()), closes: z.nullable(z.string()) };

/** A day as typed may be none yet. */
const safeDay = (date: string) => (/^\d{4}-\d\d-\d\d$/.test(date) ? shownDay(date) : date);

/** Errors of groups of days, for each of their days. */
const byDay = (hours: WeekHours, problems: Problems) =>
  Object.fromEntries(
    hours.flatMap(({ weekdays: days }, index) =>
      days.map((day) => [day, problems.get(`${index}.opens`) ?? problems.get(`${index}.closes`)]),
    ),
  );

/** The hours of the week. */
export const hours = defineKind<WeekHours>({
  schema: z.array(
    z.looseObject({
      days: z.string(),
      hours: z.string(),
      weekdays: z.array(z.enum(weekdays)),
      ...times,
    }),
  ),
  empty: [],
  inWords: (value) => value.map((group) => `${group.days} ${group.hours}`).join('; '),
  control: ({ value, onChange, problems }) => (
    <HoursGrid
      days={toDays(value)}
      onChange={(days) => onChange(toWeekHours(days))}
      errors={byDay(value, problems)}
    />
  ),
});

/** Days with other hours than their weekday's, in their order. */
export const specialHours = defineKind<readonly SpecialDay[]>({
  schema: z.array(z.looseObject({ date: z.string(), reason: z.optional(z.string()), ...times })),
  empty: [],
  inWords: (days) =>
    days
      .map(({ date, reason, opens, closes }) => {
        const note = reason ? ` (${reason})` : '';
        return `${safeDay(date)}: ${hoursInWords(opens, closes)}${note}`;
      })
      .join('; '),
  control: (props) => <SpecialDays {...props} />,
  toStored: (days) => days.toSorted((one, other) => one.date.localeCompare(other.date)),
});

interface Notice {
  readonly text: string;
  readonly until?: string | undefined;
}

const isPast = ({ until }: Notice) => until !== undefined && until < officeDay(Date.now());

function NoticeFields({ fact, value, onChange, problems }: ControlProps<Notice>) {
  const { text, until = '' } = value;
  const isOver = isPast(value);
  const change = (next: Notice) => onChange(next.until ? next : { text: next.text });
  return (
    <Stack gap="sm">
      <TextField
        name={fact.key}
        label={fact.label}
        hint={fact.hint}
        value={text}
        onChange={(next) => change({ text: next, until })}
        error={problems.get('text')}
      />
      <TextField
        type="date"
        name="until"
        label="Last day"
        labels={{ optional: 'optional' }}
        hint={
          isOver ? (
            <Text as="span" size="small" tone="danger">
              This day has passed, so nobody sees the notice.
            </Text>
          ) : (
            'Without a last day, it stays until you clear it.'
          )
        }
        value={until}
        onChange={(next) => change({ text, until: next })}
        error={problems.get('until')}
      />
    </Stack>
  );
}

/** One line for visitors, through its last day. */
export const notice = defineKind<Notice>({
  schema: z.looseObject({ text: z.string(), until: z.optional(z.string()) }),
  empty: { text: '' },
  inWords: ({ text, until }) => (until ? `${text} (through ${safeDay(until)})` : text),
  over: (value) => (isPast(value) ? `Over since ${safeDay(value.until ?? '')}` : undefined),
  control: (props) => <NoticeFields {...props} />,
});
