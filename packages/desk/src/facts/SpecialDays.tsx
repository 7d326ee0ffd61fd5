import { Button } from '@custom-designs/ui/components/Button';
import { Checkbox } from '@custom-designs/ui/components/Checkbox';
import { type FieldDescription, Fields, textOf } from '@custom-designs/ui/desk';
import { ItemList } from '@custom-designs/ui/facts';
import { Text } from '@custom-designs/ui/text';
import { useState } from 'react';
import { officeDay } from '../time.ts';
import { holidaysFrom } from './holidays.ts';
import { type ControlProps, errorsAt } from './kind.ts';

export interface SpecialDay {
  readonly date: string;
  readonly reason?: string | undefined;
  readonly opens: string | null;
  readonly closes: string | null;
}

const closed = { opens: null, closes: null };

const fieldsOf = (isOver: boolean): readonly FieldDescription[] => [
  { name: 'date', label: 'Day', kind: 'day', hint: isOver ? 'This day has passed.' : undefined },
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
  const today = officeDay(Date.now());
  const [added, setAdded] = useState<number>();
  const addHolidays = () => {
    const listed = days.map(({ date }) => date);
    const missing = holidaysFrom(today).filter(({ date }) => !listed.includes(date));
    onChange([...days, ...missing.map((holiday) => ({ ...holiday, ...closed }))]);
    setAdded(missing.length);
  };
  return (
    <ItemList
      name="special day"
      onAdd={() => onChange([...days, { date: '', ...closed }])}
      more={
        <>
          <Button variant="secondary" size="compact" onPress={addHolidays}>
            Add the next holidays
          </Button>
          <span role="status">
            {added !== undefined && (
              <Text as="span" size="small" tone="muted">
                {added === 0
                  ? 'The holidays of the next twelve months are listed already.'
                  : `${added === 1 ? '1 holiday' : `${added} holidays`} added, closed all day.`}
              </Text>
            )}
          </span>
        </>
      }
      onRemove={(index) => onChange(days.filter((_, at) => at !== index))}
      items={days.map((day, index) => {
        const errors = errorsAt(problems, index);
        const isClosed = day.opens === null;
        const fields = fieldsOf(day.date !== '' && day.date < today);
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
                change(index, next ? closed : { opens: '09:00', closes: '12:00' })
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
