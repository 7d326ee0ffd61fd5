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

/** Words are typed, but a child that is an element has no control: JSON would replace it. */
export const withoutElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isElement = typeof initialArgs[name] === 'object' && initialArgs[name] !== null;
      const isNode = (argType.type as { name?: string } | undefined)?.name === 'node';
      return [name, isNode && isElement ? { ...argType, control: { disable: true } } : argType];
    }),
  );
