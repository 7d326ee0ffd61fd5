import { describe, expect, it } from 'vitest';
import { frames, uncutSizes } from './source.ts';

const wide = { width: 1600, height: 900 };

describe('uncutSizes', () => {
  it('asks for the whole picture where the frame shows its middle', () => {
    expect(uncutSizes('(min-width: 48em) 24rem, 50vw', wide, frames.portrait)).toBe(
      '(min-width: 48em) 53.3rem, 111.1vw',
    );
  });

  it('leaves the width alone where nothing is cut off at the sides', () => {
    expect(uncutSizes('50vw', wide, frames.wide)).toBe('50vw');
    expect(uncutSizes('50vw', wide, frames.panorama)).toBe('50vw');
  });

  it('leaves the width alone where nobody knows the shape of the picture', () => {
    expect(uncutSizes('50vw', {}, frames.portrait)).toBe('50vw');
  });
});
