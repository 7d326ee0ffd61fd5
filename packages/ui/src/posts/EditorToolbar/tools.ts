import {
  Bold,
  Code,
  Flag,
  Heading2,
  Heading3,
  Image,
  Images,
  Info,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Pilcrow,
  Quote,
} from 'lucide-react';
import type { LineType } from '../editing/blockTypes.ts';
import type { MarkName } from '../schema/marks.ts';

export type InsertType = LineType | 'image' | 'gallery';

export const markTools: readonly { name: MarkName; icon: LucideIcon; keys: readonly string[] }[] = [
  { name: 'strong', icon: Bold, keys: ['Mod', 'B'] },
  { name: 'emphasis', icon: Italic, keys: ['Mod', 'I'] },
  { name: 'code', icon: Code, keys: ['Mod', 'E'] },
];

export interface BlockTool {
  readonly type: InsertType;
  readonly icon: LucideIcon;
  readonly keys?: readonly string[];
  /** Whether it has a button in the bar. Every block is in the lists. */
  readonly isInBar?: true;
}

export const blockTools: readonly BlockTool[] = [
  { type: 'paragraph', icon: Pilcrow, keys: ['Mod', 'Alt', '0'] },
  { type: 'heading', icon: Heading2, keys: ['Mod', 'Alt', '1'] },
  { type: 'subheading', icon: Heading3, keys: ['Mod', 'Alt', '2'] },
  { type: 'bulletList', icon: List, keys: ['Mod', 'Shift', '8'], isInBar: true },
  { type: 'orderedList', icon: ListOrdered, keys: ['Mod', 'Shift', '7'], isInBar: true },
  { type: 'blockquote', icon: Quote, keys: ['Mod', 'Shift', '9'], isInBar: true },
  { type: 'callout', icon: Info, isInBar: true },
  { type: 'conclusion', icon: Flag, isInBar: true },
  { type: 'image', icon: Image, isInBar: true },
  { type: 'gallery', icon: Images, isInBar: true },
];

export const isPicture = (type: InsertType): type is 'image' | 'gallery' =>
  type === 'image' || type === 'gallery';
