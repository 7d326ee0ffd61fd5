import { Icon as LucideIcon } from 'lucide-react';
import type { IconStrokes } from '../content/resolveContent.server.ts';

/** Content's items with their drawings, as FeatureGrid and LinkCards take them. */
export const withDrawing = <Item extends { icon: IconStrokes }>({ icon, ...item }: Item) => ({
  ...item,
  icon: <LucideIcon iconNode={icon} size={24} strokeWidth={1.5} aria-hidden />,
});
