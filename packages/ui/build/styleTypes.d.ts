/** The vanilla-extract types that props use, so that apps don't need to install it. */

type Choice<Name> = Name extends 'true' | 'false' ? boolean : Name;

export type StyleRule = object;

export type RuntimeFn<Variants> = (
  variants?: { [Name in keyof Variants]?: Choice<keyof Variants[Name]> | undefined },
) => string;

export type RecipeVariants<Recipe extends (...variants: never[]) => string> = Parameters<Recipe>[0];
