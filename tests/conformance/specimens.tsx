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
  /** `Components/Accordion` */
  title: string;
  folder: string;
  Example: Story['Component'];
  stories: readonly Story[];
}

const files = import.meta.glob<Record<string, unknown>>([
  '../../packages/ui/src/*/*/*.stories.tsx',
  '../../packages/ui/src/layout/*.stories.tsx',
  // Held to more than this suite asks, by itself.
  '!**/*Hydration.stories.tsx',
]);

/** A story that extends another one cannot be drawn outside Storybook. */
const isStory = (value: unknown): value is Story =>
  typeof value === 'object' && value !== null && 'Component' in value;

/** Hundreds of one thing say no more than three. */
const isHuge = (name: string) => /Hundred|Thousand|Huge/.test(name);

/** A module tells its exports by the alphabet, so the plain state is known by its name. */
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
