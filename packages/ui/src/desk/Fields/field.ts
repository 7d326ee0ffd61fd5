import type { SelectOption } from '../../components/Select/Select.tsx';

/** One field of a manager's form. `name` is the property of its value. */
export interface FieldDescription {
  readonly name: string;
  readonly label: string;
  /** Default: one line of text. `long` has several lines, and `flag` is a switch. */
  readonly kind?:
    | 'text'
    | 'long'
    | 'link'
    | 'phone'
    | 'email'
    | 'number'
    | 'day'
    | 'time'
    | 'choice'
    | 'flag'
    | 'tags';
  readonly hint?: string | undefined;
  /** Shown while a text field is empty. */
  readonly placeholder?: string;
  /** Lines of a `long` text. Default 4. */
  readonly rows?: number;
  /** Most characters that a text accepts. Default: any number. */
  readonly maxLength?: number;
  /** Options of a `choice`. */
  readonly options?: readonly SelectOption[];
  /** Shows a mark beside the label. */
  readonly isOptional?: boolean;
}

/** A list for `tags`, a boolean for a `flag`, otherwise a string. */
export type FieldValue = string | readonly string[] | boolean;

/** The values of fields, by name. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** Returns a text's value. Empty if there is none. */
export const textOf = (value: FieldValue | undefined): string =>
  typeof value === 'string' ? value : '';
