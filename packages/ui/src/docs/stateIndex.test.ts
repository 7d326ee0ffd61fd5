import { describe, expect, it } from 'vitest';
import { groupStates } from './stateIndex.ts';

const entry = (title: string, name: string, more: object = {}) => ({
  ...{ id: `${title}--${name}`, title, name, type: 'story', tags: ['test'] },
  ...more,
});

const entries = [
  entry('Components/Button', 'Default'),
  entry('Components/Button', 'runs its action', { subtype: 'test' }),
  entry('Components/Button', 'Disabled'),
  entry('Components/Button', 'Docs', { type: 'docs' }),
  entry('Media/MediaGrid', 'Ten Thousand', { tags: [] }),
  entry('Media/MediaGrid', 'Default', { tags: ['test', 'experimental'] }),
];

describe('the index of states', () => {
  it('lists states by component and folder, and neither tests nor pages', () => {
    const names = groupStates(entries).map(([folder, components]) => [
      folder,
      ...components.map(({ name, states }) => [name, ...states.map((state) => state.name)]),
    ]);
    expect(names).toEqual([
      ['Components', ['Button', 'Default', 'Disabled']],
      ['Media', ['MediaGrid', 'Default']],
    ]);
  });

  it('finds by words of folder, component and state in any order', () => {
    const [[folder, [button]] = ['', []]] = groupStates(entries, 'disabled BUTTON');
    expect([folder, button?.states.length]).toEqual(['Components', 1]);
    expect(groupStates(entries, 'button lamp')).toEqual([]);
  });

  it('says which component is experimental', () => {
    const [, media] = groupStates(entries);
    expect(media?.[1][0]?.isExperimental).toBe(true);
  });
});
