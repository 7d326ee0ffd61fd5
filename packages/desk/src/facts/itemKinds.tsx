import { Fields } from '@custom-designs/ui/desk';
import { ItemList } from '@custom-designs/ui/facts';
import * as z from 'zod/mini';
import type { FactControl, FactField } from './fact.ts';
import { type Item, toTexts, withTexts } from './formValue.ts';
import { type ControlProps, defineKind, errorsAt, type Kind, listed } from './kind.ts';

type ControlOf<Name> = Extract<FactControl, { kind: Name }>;

const item = z.looseObject({});

const nameOf = (each: Item) => each.author ?? each.name ?? each.label ?? Object.values(each)[0];

/** A fact with several parts, such as an address. */
export const record = ({ fields }: ControlOf<'record'>): Kind =>
  defineKind<Item>({
    schema: item,
    empty: {},
    // The database keeps no order of an object's parts.
    inWords: (value) => listed(Object.values(toTexts(fields, value))),
    control: ({ value, onChange, problems }) => (
      <Fields
        layout="row"
        fields={fields}
        values={toTexts(fields, value)}
        onChange={(texts) => onChange(withTexts(fields, value, texts))}
        errors={Object.fromEntries(problems)}
      />
    ),
  });

interface ItemsProps extends Pick<ControlProps<readonly Item[]>, 'value' | 'onChange'> {
  /** Name of one item, such as "license". */
  name: string;
  fields: readonly FactField[];
  /** What is wrong with an item, by the field's name. */
  errorsOf: (index: number) => Readonly<Record<string, string | undefined>>;
}

/** Items with several parts, such as licenses. */
function Items({ value, onChange, name, fields, errorsOf }: ItemsProps) {
  const replace = (index: number, next: Item) =>
    onChange(value.map((each, at) => (at === index ? next : each)));
  return (
    <ItemList
      name={name}
      onAdd={() => onChange([...value, withTexts(fields, {}, {})])}
      onRemove={(index) => onChange(value.filter((_, at) => at !== index))}
      items={value.map((each, index) => (
        <Fields
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity
          key={index}
          layout="row"
          fields={fields}
          values={toTexts(fields, each)}
          onChange={(texts) => replace(index, withTexts(fields, each, texts))}
          errors={errorsOf(index)}
        />
      ))}
    />
  );
}

const items = z.array(item);

/** A list of items with several parts. */
export const list = ({ item: name, fields }: ControlOf<'list'>): Kind =>
  defineKind<readonly Item[]>({
    schema: items,
    empty: [],
    inWords: (value) => listed(value.map(nameOf)),
    control: ({ value, onChange, problems }) => (
      <Items
        {...{ value, onChange, name, fields }}
        errorsOf={(index) => errorsAt(problems, index)}
      />
    ),
  });

/** A list of texts, such as brands. */
export function lines({ item: name, isLong = false }: ControlOf<'lines'>): Kind {
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  const field: FactField = { name: 'text', label, kind: isLong ? 'long' : 'text' };
  return defineKind<readonly string[]>({
    schema: z.array(z.string()),
    empty: [],
    inWords: (texts) => (isLong ? (texts[0] ?? '') : listed(texts)),
    control: ({ value, onChange, problems }) => (
      <Items
        name={name}
        fields={[field]}
        value={value.map((text) => ({ text }))}
        onChange={(next) => onChange(next.map(({ text = '' }) => String(text)))}
        errorsOf={(index) => ({ text: problems.get(String(index)) })}
      />
    ),
  });
}
