import { Icon as LucideIcon } from 'lucide-react';
import { company } from '../content/company.ts';
import type { IconStrokes } from '../content/resolveContent.server.ts';

export const drawing = (strokes: IconStrokes) => (
  <LucideIcon iconNode={strokes} size={24} strokeWidth={1.5} aria-hidden />
);

/** Content's items with their drawings, as FeatureGrid and LinkCards take them. */
export const withDrawing = <Item extends { icon: IconStrokes }>({ icon, ...item }: Item) => ({
  ...item,
  icon: drawing(icon),
});

const { percent, title, text, conditions } = company.discount;

/** The senior and veteran band (docs/behavior.md#discount). */
export const discount = { figure: `${percent}%`, heading: title, text, conditions };
