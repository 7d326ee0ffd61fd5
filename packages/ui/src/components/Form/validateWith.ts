/** The part of https://standardschema.dev that a form needs; zod, zod/mini, valibot and arktype have it. */
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

/** One message a field. Null when the values are fine. */
export type Verdict<Name extends string> = Readonly<Partial<Record<Name, string>>> | null;

/** A promise only as long as what it judges by has to be fetched. */
export type Validate<Name extends string> = (
  values: Readonly<Record<Name, string>>,
) => Verdict<Name> | Promise<Verdict<Name>>;

const fieldOf = ({ path: [first] = [] }: SchemaIssue) =>
  String(typeof first === 'object' ? first.key : first);

/**
 * Turns a schema of the app into a Form's `validate`, so the library forces no validator on it. The
 * message of a field is the first the schema gives.
 * @throws when the schema checks asynchronously: a submit has to be judged at once.
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
 * The same for a schema that is fetched when somebody begins to fill in the form, so that a page does
 * not carry a validator for those who only read. What could not be fetched is asked for again.
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
