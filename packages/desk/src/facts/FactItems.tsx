import { Checkbox } from '@custom-designs/ui/components/Checkbox';
import { Fields } from '@custom-designs/ui/desk';
import { ItemList } from '@custom-designs/ui/facts';
import { Text } from '@custom-designs/ui/text';
import { errorsAt, type FactControlProps } from './controlProps.ts';
import type { FactField } from './fact.ts';
import { toTexts, withTexts } from './formValue.ts';

interface Item {
  readonly text?: string;
  readonly isSample?: boolean;
  readonly consent?: boolean;
}

/** Items with several parts, such as testimonials, or texts, such as brands. */
export function FactItems({ fact, value, onChange, problems }: FactControlProps) {
  const { control } = fact;
  if (control.kind !== 'list' && control.kind !== 'lines') return null;
  const isLines = control.kind === 'lines';
  const { item: name } = control;
  const field: FactField = {
    name: 'text',
    label: name.charAt(0).toUpperCase() + name.slice(1),
    kind: isLines && control.isLong ? 'long' : 'text',
  };
  const fields = isLines ? [field] : control.fields;
  const consent = isLines ? undefined : control.consent;
  const items: readonly Item[] = isLines
    ? (value as string[]).map((text) => ({ text }))
    : (value as Item[]);
  const change = (next: readonly object[]) =>
    onChange(isLines ? next.map((each) => (each as { text: string }).text) : next);
  const replace = (index: number, item: object) =>
    change(items.map((each, at) => (at === index ? item : each)));
  const errorsOf = (index: number) => {
    const line = problems.get(String(index));
    return isLines && line ? { text: line } : errorsAt(problems, index);
  };
  return (
    <ItemList
      name={name}
      onAdd={() => change([...items, withTexts(fields, {}, {})])}
      onRemove={(index) => change(items.filter((_, at) => at !== index))}
      items={items.map((item, index) => {
        const errors = errorsOf(index);
        return (
          <>
            <Fields
              layout="row"
              fields={fields}
              values={toTexts(fields, item)}
              onChange={(texts) => replace(index, withTexts(fields, item, texts))}
              errors={errors}
            />
            {consent && item.isSample && !item.consent && (
              <Text size="small" tone="muted">
                A sample. Replace it with a client’s own words, or remove it.
              </Text>
            )}
            {consent && (
              <Checkbox
                isSelected={item.consent === true}
                isInvalid={Boolean(errors.consent)}
                onChange={(isAgreed) => replace(index, { ...item, consent: isAgreed })}
              >
                {consent}
              </Checkbox>
            )}
          </>
        );
      })}
    />
  );
}
