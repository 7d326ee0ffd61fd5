import { describe, expect, it } from 'vitest';
import { exampleFields, exampleImage } from '../media.fixtures.ts';
import { changesOf, valuesOf } from './fieldValues.ts';

const image = exampleImage(0, { title: 'Pool', description: null, tags: ['pool'] });
const before = valuesOf(image, exampleFields);

describe('a draft', () => {
  it('is blank where the image says nothing', () => {
    expect(before).toMatchObject({ title: 'Pool', description: '', tags: ['pool'] });
  });

  it('holds only what differs from the image', () => {
    expect(changesOf(before, before)).toEqual({});
    expect(changesOf(before, { ...before, title: ' Pool ', description: ' ' })).toEqual({});
    expect(changesOf(before, { ...before, title: 'Patio', tags: ['pool', 'dusk'] })).toEqual({
      title: 'Patio',
      tags: ['pool', 'dusk'],
    });
  });
});
