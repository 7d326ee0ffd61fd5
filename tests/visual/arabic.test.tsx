import { arabicArgs } from '@custom-designs/storybook/arabic.ts';
import { isValidElement, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';

const isArabic = expect.stringMatching(/^[\p{Script=Arabic}\s]+$/u);

describe('Arabic sample words', () => {
  it('replace what people read, in lists too, and leave addresses and ids alone', () => {
    const args = { title: 'Light', id: 'light', actions: [{ label: 'Call us', href: '/contact' }] };
    expect(arabicArgs(args)).toEqual({
      title: isArabic,
      id: 'light',
      actions: [{ label: isArabic, href: '/contact' }],
    });
  });

  it('are as many as the English ones were, so that long stays long', () => {
    const { children } = arabicArgs({ children: 'one two three four' });
    expect(children.split(' ')).toHaveLength(4);
    expect(children).toEqual(isArabic);
  });

  it('reach into elements', () => {
    const { heading } = arabicArgs({ heading: <em>Your space</em> });
    expect(isValidElement(heading)).toBe(true);
    expect((heading as ReactElement<{ children: string }>).props.children).toEqual(isArabic);
  });

  it('leave numbers and other things as they are', () => {
    const queue = new Map();
    expect(arabicArgs({ figure: 2019, queue, text: '15%' })).toEqual({
      figure: 2019,
      queue,
      text: '15%',
    });
  });
});
