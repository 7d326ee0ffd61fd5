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

/** One message a field: the first the schema gives. Null when the values are fine. */
export type Validate<Name extends string> = (
  values: Readonly<Record<Name, string>>,
) => Readonly<Partial<Record<Name, string>>> | null;

const fieldOf = ({ path: [first] = [] }: SchemaIssue) =>
  String(typeof first === 'object' ? first.key : first);

/**
 * Turns a schema of the app into a Form's `validate`, so the library forces no validator on it.
 * @throws when the schema checks asynchronously: a submit has to be judged at once.
 */
export function validateWith(schema: StandardSchema): Validate<string> {
  return (values) => {
    const result = schema['~standard'].validate(values);
    if (result instanceof Promise) {
      throw new TypeError(
        'validateWith was given a schema with asynchronous checks, but a form decides at once. Move those checks into onSubmit.',
      );
    }
    if (!result.issues) return null;
    const messages: Record<string, string> = {};
    for (const issue of result.issues) messages[fieldOf(issue)] ??= issue.message;
    return messages;
  };
}
