import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  id: string;
  type: string;
  subtype?: string;
  tags?: string[];
}

/** Ids of the stories in a built Storybook, limited to those that contain one of the filters. */
export function storiesOf(folder: string, filters: readonly string[]): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries)
    .filter(
      ({ type, subtype, tags = [] }) =>
        type === 'story' && subtype !== 'test' && tags.includes('visual'),
    )
    .map(({ id }) => id)
    .filter((id) => filters.length === 0 || filters.some((filter) => id.includes(filter)));
}
