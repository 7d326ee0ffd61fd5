import * as z from 'zod/mini';

/**
 * A value that one of the schemas accepts, unchanged. `z.union` would do more, but the bundler keeps
 * zod in one file, so public pages would load it too (1 KiB).
 */
export const oneOf = <Value>(...schemas: readonly z.ZodMiniType[]): z.ZodMiniType<Value> =>
  z.custom<Value>((value) => schemas.some((schema) => z.safeParse(schema, value).success));
