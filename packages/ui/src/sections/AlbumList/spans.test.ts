import { expect, it } from 'vitest';
import { spansOf } from './spans.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

it('fills every row, except for a single picture on a desktop', () => {
  for (let count = 1; count <= 20; count += 1) {
    const spans = spansOf(count);
    expect(spans).toHaveLength(count);
    expect(sum(spans.map(([desktop]) => desktop)) % 12).toBe(count === 1 ? 6 : 0);
    expect(sum(spans.map(([, phone]) => phone)) % 2).toBe(0);
  }
});
