import { TextArea } from '@custom-designs/ui/components/TextArea';
import { TextField } from '@custom-designs/ui/components/TextField';
import { Fields, textOf } from '@custom-designs/ui/desk';
import * as z from 'zod/mini';
import { oneOf } from '../oneOf.ts';
import { deskSite } from '../site.ts';
import { toEmail, toNumber, toPhone, toStoredPhone } from './formValue.ts';
import { type ControlProps, defineKind, type Kind, listed } from './kind.ts';

/** What the only field of a fact gets. */
function fieldOf({ fact, problems }: Pick<ControlProps<unknown>, 'fact' | 'problems'>) {
  const error = problems.get('') ?? problems.get('label') ?? problems.get('href');
  return { name: fact.key, label: fact.label, hint: fact.hint, ...(error && { error }) };
}

const anyText = { schema: z.string(), empty: '', inWords: (text: string) => text };

/** One line of text. */
export const text = defineKind<string>({
  ...anyText,
  control: ({ value, onChange, ...props }) => (
    <TextField {...fieldOf(props)} value={value} onChange={onChange} />
  ),
});

/** A text of several lines. */
export const long = defineKind<string>({
  ...anyText,
  control: ({ value, onChange, ...props }) => (
    <TextArea {...fieldOf(props)} rows={4} value={value} onChange={onChange} />
  ),
});

interface Contact {
  readonly label: string;
  readonly href: string;
}

/** A text for people, and the address that it stands for. */
const contact = (
  type: 'tel' | 'email',
  toContact: (label: string) => Contact,
  toStored: (contact: Contact) => Contact,
) =>
  defineKind<Contact>({
    toStored,
    schema: z.looseObject({ label: z.string(), href: z.string() }),
    empty: { label: '', href: '' },
    inWords: ({ label }) => label,
    control: ({ value, onChange, ...props }) => (
      <TextField
        {...fieldOf(props)}
        type={type}
        value={value.label}
        onChange={(label) => onChange(toContact(label))}
      />
    ),
  });

export const phone = contact('tel', toPhone, toStoredPhone);
export const email = contact('email', toEmail, ({ label }) => toEmail(label));

/** A number, or a text that is none yet. */
type Amount = number | string;
const amount = oneOf<Amount>(z.number(), z.string());

/** A whole number of something, such as dollars. */
const counted = (
  unit: string,
  inWords: (value: Amount) => string,
  doubt?: (value: Amount, before: Amount) => string | undefined,
) =>
  defineKind<Amount>({
    ...(doubt && { doubt }),
    schema: amount,
    empty: '',
    inWords: (value) => (value === '' ? '' : inWords(value)),
    control: ({ value, onChange, ...props }) => (
      <TextField
        {...fieldOf(props)}
        label={`${props.fact.label}, in ${unit}`}
        inputMode="numeric"
        value={String(value)}
        onChange={(typed) => onChange(toNumber(typed))}
      />
    ),
  });

export const number = (unit: string): Kind =>
  counted(unit, (value) => (unit === '%' ? `${value}%` : `${value} ${unit}`));

const priceInWords = (value: Amount) =>
  typeof value === 'number' ? deskSite().priceText(value) : value;

/** A price more than ten times higher or lower is rather a digit too many or too few. */
const isFar = (value: Amount, before: Amount) =>
  typeof value === 'number' &&
  typeof before === 'number' &&
  (value > before * 10 || value < before / 10);
const farInWords = (value: string, before: string) =>
  `${value} is far from ${before}, the price so far.`;

export const price = counted('dollars', priceInWords, (value, before) =>
  isFar(value, before) ? farInWords(priceInWords(value), priceInWords(before)) : undefined,
);

type Range = readonly [least: Amount, most: Amount];

/** Two prices, from the least to the most. */
function RangeFields({ fact, value: [least, most], onChange, problems }: ControlProps<Range>) {
  return (
    <Fields
      layout="row"
      fields={[
        { name: '0', label: `${fact.label}: from, in dollars`, kind: 'number' },
        { name: '1', label: `${fact.label}: to, in dollars`, kind: 'number' },
      ]}
      values={{ 0: String(least), 1: String(most) }}
      onChange={(next) => onChange([toNumber(textOf(next[0])), toNumber(textOf(next[1]))])}
      errors={{ 0: problems.get('0'), 1: problems.get('1') ?? problems.get('') }}
    />
  );
}

const rangeInWords = ([least, most]: Range) =>
  typeof least === 'number' && typeof most === 'number'
    ? deskSite().priceText([least, most])
    : listed([least, most]);

export const range = defineKind<Range>({
  schema: z.tuple([amount, amount]),
  empty: ['', ''],
  inWords: rangeInWords,
  doubt: (value, before) =>
    isFar(value[0], before[0]) || isFar(value[1], before[1])
      ? farInWords(rangeInWords(value), rangeInWords(before))
      : undefined,
  control: (props) => <RangeFields {...props} />,
});
