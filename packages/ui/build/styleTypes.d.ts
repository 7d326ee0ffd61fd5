/** The types of vanilla-extract that props are made of, so that an app need not install it. */

type Choice<Name> = Name extends 'true' | 'false' ? boolean : Name;

export type StyleRule = object;

export type RuntimeFn<Variants> = (
  variants?: { [Name in keyof Variants]?: Choice<keyof Variants[Name]> | undefined },
) => string;

export type RecipeVariants<Recipe extends (...variants: never[]) => string> = Parameters<Recipe>[0];
