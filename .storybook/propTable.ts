import type { ArgTypesEnhancer } from 'storybook/internal/types';
import type { ComponentDoc } from './docgen.ts';

interface Documented {
  readonly __docgenInfo?: ComponentDoc;
}

/** Reads `parameters.docs` from the props that `docgen.ts` added to the component's module. */
export const propTable = {
  extractArgTypes: (component?: Documented) => component?.__docgenInfo?.props,
  extractComponentDescription: (component?: Documented) => component?.__docgenInfo?.description,
};

/** Returns the component's own props as `argTypes`, for a story that wraps it in a page. */
export const propsOf = (component: unknown): object =>
  (component as Documented).__docgenInfo?.props ?? {};

/**
 * Text gets a control. A child that is an element doesn't, because the JSON editor would replace
 * it.
 */
export const withoutElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isElement = typeof initialArgs[name] === 'object' && initialArgs[name] !== null;
      const isNode = (argType.type as { name?: string } | undefined)?.name === 'node';
      return [name, isNode && isElement ? { ...argType, control: { disable: true } } : argType];
    }),
  );
