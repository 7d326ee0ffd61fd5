/**
 * The part of https://standardschema.dev that a form needs. zod, zod/mini, valibot, and arktype
 * implement it.
 */
export interface StandardSchema {
  readonly '~standard': {
    readonly validate: (value: unknown) => SchemaResult | Promise<SchemaResult>;
  };
}

interface SchemaResult {
  readonly issues?: readonly SchemaIssue[] | undefined;
}

interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** One message per field. Null if the values are valid. */
export type Verdict<Name extends string> = Readonly<Partial<Record<Name, string>>> | null;

/** Returns a promise only while its schema is loading. */
export type Validate<Name extends string> = (
  values: Readonly<Record<Name, string>>,
) => Verdict<Name> | Promise<Verdict<Name>>;

const fieldOf = ({ path: [first] = [] }: SchemaIssue) =>
  String(typeof first === 'object' ? first.key : first);

/**
 * Converts an app's schema to a Form's `validate`, so the library requires no particular validator.
 * A field shows its first message.
 * @throws if the schema is asynchronous, because a submit needs the result at once
 */
export function validateWith(schema: StandardSchema) {
  return (values: Readonly<Record<string, string>>): Verdict<string> => {
    const result = schema['~standard'].validate(values);
    if (result instanceof Promise) {
      throw new TypeError('validateWith can’t run asynchronous checks. Move them into onSubmit.');
    }
    if (!result.issues) return null;
    const messages: Record<string, string> = {};
    for (const issue of result.issues) messages[fieldOf(issue)] ??= issue.message;
    return messages;
  };
}

/**
 * Does the same for a schema that loads when someone starts to fill in the form, so that other
 * visitors don't load it. A failed load is retried.
 */
export function validateLazily(load: () => Promise<StandardSchema>): Validate<string> {
  let validate: ReturnType<typeof validateWith> | undefined;
  return (values) =>
    validate
      ? validate(values)
      : load().then((schema) => {
          validate = validateWith(schema);
          return validate(values);
        });
}
