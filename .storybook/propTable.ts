import type { ArgTypesEnhancer } from 'storybook/internal/types';
import type { ComponentDoc } from './docgen.ts';

interface Documented {
  readonly __docgenInfo?: ComponentDoc;
}

/** `parameters.docs`: what `docgen.ts` wrote into the module of a component. */
export const propTable = {
  extractArgTypes: (component?: Documented) => component?.__docgenInfo?.props,
  extractComponentDescription: (component?: Documented) => component?.__docgenInfo?.description,
};

/** `argTypes` of a story that wraps the component in a page of its own: the props of the component itself. */
export const propsOf = (component: unknown): object =>
  (component as Documented).__docgenInfo?.props ?? {};

/** Words are typed, but a child that is an element has no control: JSON would replace it. */
export const withoutElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isElement = typeof initialArgs[name] === 'object' && initialArgs[name] !== null;
      const isNode = (argType.type as { name?: string } | undefined)?.name === 'node';
      return [name, isNode && isElement ? { ...argType, control: { disable: true } } : argType];
    }),
  );
