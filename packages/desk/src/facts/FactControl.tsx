import type { WeekHours } from '@custom-designs/supabase/factShapes';
import { FieldControl, type FieldDescription, Fields, textOf } from '@custom-designs/ui/desk';
import { HoursGrid } from '@custom-designs/ui/facts';
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

const lastDay: FieldDescription = {
  name: 'until',
  label: 'Last day',
  kind: 'day',
  isOptional: true,
  hint: 'Without a last day, it stays until you clear it.',
};

function NoticeFields({ fact, value, onChange, problems }: FactControlProps) {
  const { text, until = '' } = value as Notice;
  const change = (next: Notice) => onChange(next.until ? next : { text: next.text });
  return (
    <Stack gap="sm">
      <FieldControl
        field={{ name: fact.key, label: fact.label, hint: fact.hint }}
        value={text}
        onChange={(next) => change({ text: textOf(next), until })}
        error={problems.get('text')}
      />
      <FieldControl
        field={lastDay}
        value={until}
        onChange={(next) => change({ text, until: textOf(next) })}
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
    <Fields
      layout="row"
      fields={fields.map((field) => ({ ...field, kind: 'number' }))}
      values={{ 0: String(least ?? ''), 1: String(most ?? '') }}
      onChange={(next) => onChange([toNumber(textOf(next[0])), toNumber(textOf(next[1]))])}
      errors={{ 0: problems.get('0'), 1: problems.get('1') ?? problems.get('') }}
    />
  );
}

interface OneFieldProps extends Omit<FactControlProps, 'value'> {
  kind: FieldDescription['kind'];
  text: string;
  toValue: (text: string) => unknown;
  /** What a number counts. The label names it. */
  unit?: string;
}

/** A fact that one field edits. */
function OneField({ fact, kind, text, toValue, unit, onChange, problems }: OneFieldProps) {
  const { key, label, hint } = fact;
  return (
    <FieldControl
      field={{ name: key, label: unit ? `${label}, in ${unit}` : label, hint, kind }}
      value={text}
      onChange={(next) => onChange(toValue(textOf(next)))}
      error={problems.get('') ?? problems.get('label') ?? problems.get('href')}
    />
  );
}

const labelOf = (value: unknown) => (value as Contact).label;

const NumberField = ({ unit, ...props }: FactControlProps & { unit: string }) => (
  <OneField {...props} kind="number" text={String(props.value)} toValue={toNumber} unit={unit} />
);

/** The control that fits the fact. */
export function FactControl(props: FactControlProps) {
  const { value, onChange, problems } = props;
  const { control } = props.fact;
  switch (control.kind) {
    case 'phone':
      return <OneField {...props} kind="phone" text={labelOf(value)} toValue={toPhone} />;
    case 'email':
      return <OneField {...props} kind="email" text={labelOf(value)} toValue={toEmail} />;
    case 'price':
      return <NumberField {...props} unit="dollars" />;
    case 'number':
      return <NumberField {...props} unit={control.unit} />;
    case 'text':
    case 'long':
      return (
        <OneField {...props} kind={control.kind} text={String(value)} toValue={(text) => text} />
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
        <Fields
          layout="row"
          fields={control.fields}
          values={toTexts(control.fields, value as object)}
          onChange={(texts) => onChange(withTexts(control.fields, value as object, texts))}
          errors={Object.fromEntries(problems)}
        />
      );
    case 'list':
    case 'lines':
      return <FactItems {...props} />;
  }
}
