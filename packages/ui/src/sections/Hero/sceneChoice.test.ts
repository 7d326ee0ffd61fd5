import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recall, remember } from './sceneChoice.ts';

const scenes = ['Dinner', 'Movie'];

describe('the scene of a visit', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('restores the scene until the video plays again', () => {
    remember({ scene: 'Movie', level: 35 });
    expect(recall(scenes)).toEqual({ scene: 'Movie', level: 35 });
    remember(undefined);
    expect(recall(scenes)).toBeUndefined();
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"scene":"Breakfast","level":35}',
    '{"scene":"Movie"}',
    '{"scene":"Movie","level":101}',
    '{"scene":"Movie","level":"a"}',
  ])('restores no scene if storage holds %s', (stored) => {
    kept.set('hero-scene', stored);
    expect(recall(scenes)).toBeUndefined();
  });

  it('is not stored, and nothing throws, if storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => remember({ scene: 'Movie', level: 35 })).not.toThrow();
    expect(recall(scenes)).toBeUndefined();
  });
});
