import type { ComponentType } from 'react';

interface Annotations {
  title?: string;
  component?: ComponentType<Record<string, unknown>>;
  render?: unknown;
}

interface Story {
  input: Annotations;
  meta: { input: Annotations };
  Component: ComponentType<Record<string, unknown>>;
}

/** A component of the library as its first story shows it. */
export interface Specimen {
  title: string;
  folder: string;
  Example: Story['Component'];
  stories: readonly Story[];
}

const files = import.meta.glob<Record<string, unknown>>([
  '../../packages/ui/src/*/*/*.stories.tsx',
  '../../packages/ui/src/layout/*.stories.tsx',
  // These stories have their own checks for hydration.
  '!**/*Hydration.stories.tsx',
]);

/** A story that extends another one can't render outside Storybook. */
const isStory = (value: unknown): value is Story =>
  typeof value === 'object' && value !== null && 'Component' in value;

/** Stories with hundreds of items add nothing to those with three. */
const isHuge = (name: string) => /Hundred|Thousand|Huge/.test(name);

/** A module lists its exports alphabetically, so the default state is found by name. */
const plain = ['Default', 'Closed', 'FromServer'];

const exampleOf = (exported: Record<string, unknown>, stories: readonly Story[]) =>
  plain.map((name) => exported[name]).find(isStory) ?? stories[0];

export async function collectSpecimens(): Promise<Specimen[]> {
  const found = await Promise.all(
    Object.entries(files).map(async ([path, load]) => {
      const exported = await load();
      const stories = Object.entries(exported)
        .filter(([name]) => !isHuge(name))
        .map(([, story]) => story)
        .filter(isStory);
      const example = exampleOf(exported, stories);
      const folder = path.slice(path.indexOf('src/') + 4, path.lastIndexOf('/'));
      return example
        ? [{ title: example.meta.input.title ?? path, folder, Example: example.Component, stories }]
        : [];
    }),
  );
  return found.flat();
}
