import { isValidElement } from 'react';

/** Not words: addresses, drawings, and what the page is known by. */
const kept = [
  'kind',
  'href',
  'id',
  'image',
  'heroImage',
  'avatar',
  'phone',
  'icon',
  'video',
  'figure',
];

const grow = (value: unknown): unknown => {
  if (typeof value === 'string') return Array.from({ length: 10 }, () => value).join(' ');
  if (Array.isArray(value)) return value.map(grow);
  if (typeof value !== 'object' || value === null || isValidElement(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, part]) => [key, kept.includes(key) ? part : grow(part)]),
  );
};

/** The same content with ten times the text. */
export const tenfold = <Props>(props: Props) => grow(props) as Props;
