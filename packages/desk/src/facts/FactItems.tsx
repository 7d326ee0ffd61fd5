import { Fields } from '@custom-designs/ui/desk';
import { ItemList } from '@custom-designs/ui/facts';
import { errorsAt, type FactControlProps } from './controlProps.ts';
import type { FactField } from './fact.ts';
import { toTexts, withTexts } from './formValue.ts';

/** Items with several parts, such as licenses, or texts, such as brands. */
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
  const items = isLines
    ? (value as readonly string[]).map((text) => ({ text }))
    : (value as readonly object[]);
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
      items={items.map((item, index) => (
        <Fields
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity
          key={index}
          layout="row"
          fields={fields}
          values={toTexts(fields, item)}
          onChange={(texts) => replace(index, withTexts(fields, item, texts))}
          errors={errorsOf(index)}
        />
      ))}
    />
  );
}
