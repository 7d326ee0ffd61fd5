import type { WeekHours } from '@custom-designs/supabase/factShapes';
import { TextArea } from '@custom-designs/ui/components/TextArea';
import { TextField } from '@custom-designs/ui/components/TextField';
import { HoursGrid, ItemFields } from '@custom-designs/ui/facts';
import { Stack } from '@custom-designs/ui/layout';
import type { FactControlProps } from './controlProps.ts';
import { FactItems } from './FactItems.tsx';
import { toEmail, toNumber, toPhone, toTexts, withTexts } from './formValue.ts';
import { toDays, toWeekHours } from './hours.ts';
import { SpecialDays } from './SpecialDays.tsx';

interface Contact {
  readonly label: string;
}
interface Notice {
  readonly text: string;
  readonly until?: string;
}

/** Errors of groups of days, for each of their days. */
const byDay = (hours: WeekHours, problems: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    hours.flatMap(({ weekdays }, index) =>
      weekdays.map((day) => [
        day,
        problems.get(`${index}.opens`) ?? problems.get(`${index}.closes`),
      ]),
    ),
  );

function NoticeFields({ fact, value, onChange, problems }: FactControlProps) {
  const { text, until = '' } = value as Notice;
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
        hint="Without a last day, it stays until you clear it."
        value={until}
        onChange={(next) => change({ text, until: next })}
        error={problems.get('until')}
      />
    </Stack>
  );
}

/** Two prices, from the least to the most. */
function RangeFields({ fact, value, onChange, problems }: FactControlProps) {
  const [least, most] = value as unknown[];
  const fields = [
    { name: '0', label: `${fact.label}: from, in dollars` },
    { name: '1', label: `${fact.label}: to, in dollars` },
  ] as const;
  return (
    <ItemFields
      fields={fields.map((field) => ({ ...field, kind: 'number' }))}
      values={{ 0: String(least ?? ''), 1: String(most ?? '') }}
      onChange={(next) => onChange([toNumber(next[0] ?? ''), toNumber(next[1] ?? '')])}
      errors={{ 0: problems.get('0'), 1: problems.get('1') ?? problems.get('') }}
    />
  );
}

/** The control that fits the fact. */
export function FactControl(props: FactControlProps) {
  const { fact, value, onChange, problems } = props;
  const { control, label, hint, key } = fact;
  const error = problems.get('') ?? problems.get('label') ?? problems.get('href');
  const field = { name: key, label, hint, ...(error && { error }) };
  switch (control.kind) {
    case 'phone':
      return (
        <TextField
          {...field}
          type="tel"
          value={(value as Contact).label}
          onChange={(text) => onChange(toPhone(text))}
        />
      );
    case 'email':
      return (
        <TextField
          {...field}
          type="email"
          value={(value as Contact).label}
          onChange={(text) => onChange(toEmail(text))}
        />
      );
    case 'long':
      return <TextArea {...field} rows={4} value={String(value)} onChange={onChange} />;
    case 'price':
    case 'number':
      return (
        <TextField
          {...field}
          label={`${label}, in ${'unit' in control ? control.unit : 'dollars'}`}
          inputMode="numeric"
          value={String(value)}
          onChange={(text) => onChange(toNumber(text))}
        />
      );
    case 'range':
      return <RangeFields {...props} />;
    case 'hours':
      return (
        <HoursGrid
          days={toDays(value as WeekHours)}
          onChange={(days) => onChange(toWeekHours(days))}
          errors={byDay(value as WeekHours, problems)}
        />
      );
    case 'specialHours':
      return <SpecialDays {...props} />;
    case 'notice':
      return <NoticeFields {...props} />;
    case 'record':
      return (
        <ItemFields
          fields={control.fields}
          values={toTexts(control.fields, value as object)}
          onChange={(texts) => onChange(withTexts(control.fields, value as object, texts))}
          errors={Object.fromEntries(problems)}
        />
      );
    case 'list':
    case 'lines':
      return <FactItems {...props} />;
    default:
      return <TextField {...field} value={String(value)} onChange={onChange} />;
  }
}
