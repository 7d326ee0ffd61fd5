/** Stands for the number in the titles of many images. */
const NUMBER = '{n}';

/** The title of one of many images, as in 'Smith patio {n}'. Numbers start at 1. */
export const numberedTitle = (pattern: string, number: number): string =>
  pattern.trim().replaceAll(NUMBER, String(number));
