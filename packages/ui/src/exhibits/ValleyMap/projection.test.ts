import { describe, expect, it } from 'vitest';
import { lengthIn, path, place } from './projection.ts';

const frame = { corner: [-98, 60], width: 500, height: 500 } as const;

it('projects a degree of longitude as short as it is', () => {
  expect(
    path(
      [
        [-97, 60],
        [-98, 59.5],
      ],
      frame,
    ),
  ).toBe('250 0 0 250');
  expect(place([-97, 59.5], frame)).toEqual({ insetInlineStart: '50%', insetBlockStart: '50%' });
});

describe('lengthIn', () => {
  it('measures a degree of latitude', () => {
    expect(
      lengthIn([
        [-98, 26],
        [-98, 27],
      ]),
    ).toBeCloseTo(69.1, 1);
  });

  it('is nothing for one point', () => expect(lengthIn([[-98, 26]])).toBe(0));
});
