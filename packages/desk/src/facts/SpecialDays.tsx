import { Checkbox } from '@custom-designs/ui/components/Checkbox';
import { type FieldDescription, Fields, textOf } from '@custom-designs/ui/desk';
import { ItemList } from '@custom-designs/ui/facts';
import { type ControlProps, errorsAt } from './kind.ts';

export interface SpecialDay {
  readonly date: string;
  readonly reason?: string | undefined;
  readonly opens: string | null;
  readonly closes: string | null;
}

const fields: readonly FieldDescription[] = [
  { name: 'date', label: 'Day', kind: 'day' },
  { name: 'reason', label: 'Reason', isOptional: true },
];
const times: readonly FieldDescription[] = [
  { name: 'opens', label: 'Opens', kind: 'time' },
  { name: 'closes', label: 'Closes', kind: 'time' },
];

/** Days with other hours than usual. A new one is closed. */
export function SpecialDays({
  value: days,
  onChange,
  problems,
}: ControlProps<readonly SpecialDay[]>) {
  const change = (index: number, changes: Partial<SpecialDay>) =>
    onChange(days.map((day, at) => (at === index ? { ...day, ...changes } : day)));
  return (
    <ItemList
      name="special day"
      onAdd={() => onChange([...days, { date: '', opens: null, closes: null }])}
      onRemove={(index) => onChange(days.filter((_, at) => at !== index))}
      items={days.map((day, index) => {
        const errors = errorsAt(problems, index);
        const isClosed = day.opens === null;
        return (
          <>
            <Fields
              layout="row"
              fields={isClosed ? fields : [...fields, ...times]}
              values={{
                date: day.date,
                reason: day.reason ?? '',
                opens: day.opens ?? '',
                closes: day.closes ?? '',
              }}
              onChange={({ date, reason, opens, closes }) =>
                change(index, {
                  ...{ date: textOf(date), reason: textOf(reason) },
                  ...(!isClosed && { opens: textOf(opens), closes: textOf(closes) }),
                })
              }
              errors={errors}
            />
            <Checkbox
              isSelected={isClosed}
              onChange={(next) =>
                change(
                  index,
                  next ? { opens: null, closes: null } : { opens: '09:00', closes: '12:00' },
                )
              }
            >
              Closed all day
            </Checkbox>
          </>
        );
      })}
    />
  );
}
