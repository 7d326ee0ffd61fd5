/** Storybook's own list of what there is, as it serves it beside every build. */
export interface IndexEntry {
  id: string;
  name: string;
  title: string;
  type: string;
  subtype?: string;
  tags?: readonly string[];
}

export interface StatesOfComponent {
  title: string;
  name: string;
  isExperimental: boolean;
  states: readonly IndexEntry[];
}

export type StatesOfFolder = readonly [folder: string, components: readonly StatesOfComponent[]];

/** Tests of a story look like it; what is only for measuring is too large for a thumbnail. */
const isState = ({ type, subtype, tags = [] }: IndexEntry) =>
  type === 'story' && subtype !== 'test' && tags.includes('test') && !tags.includes('test-fn');

const fits = ({ title, name }: IndexEntry, words: readonly string[]) =>
  words.every((word) => `${title} ${name}`.toLowerCase().includes(word));

/** Every component by its folder, every state by its component, in the sidebar's order. */
export function groupStates(entries: readonly IndexEntry[], search = ''): StatesOfFolder[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = entries.filter((entry) => isState(entry) && fits(entry, words));
  const components = [...Map.groupBy(shown, ({ title }) => title)].map(([title, states]) => ({
    title,
    name: title.split('/').slice(1).join(' / ') || title,
    isExperimental: states.some(({ tags = [] }) => tags.includes('experimental')),
    states,
  }));
  return [...Map.groupBy(components, ({ title }) => title.split('/')[0] ?? title)];
}
