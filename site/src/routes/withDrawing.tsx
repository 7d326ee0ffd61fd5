import { Icon as LucideIcon } from 'lucide-react';
import type { IconStrokes } from '../content/resolveContent.server.ts';

/** Adds icons to content items, in the format of FeatureGrid and LinkCards. */
export const withDrawing = <Item extends { icon: IconStrokes }>({ icon, ...item }: Item) => ({
  ...item,
  icon: <LucideIcon iconNode={icon} size={24} strokeWidth={1.5} aria-hidden />,
});
