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

export interface MarkTool {
  readonly name: MarkName;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly keys: readonly string[];
}

export const markTools: readonly MarkTool[] = [
  { name: 'strong', label: 'Bold', icon: Bold, keys: ['Mod', 'B'] },
  { name: 'emphasis', label: 'Italic', icon: Italic, keys: ['Mod', 'I'] },
  { name: 'code', label: 'Code', icon: Code, keys: ['Mod', 'E'] },
];

export interface BlockTool {
  readonly type: InsertType;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly keys?: readonly string[];
  /** Whether it has a button in the bar. Every block is in the lists. */
  readonly isInBar?: true;
}

export const blockTools: readonly BlockTool[] = [
  { type: 'paragraph', label: 'Paragraph', icon: Pilcrow, keys: ['Mod', 'Alt', '0'] },
  { type: 'heading', label: 'Heading', icon: Heading2, keys: ['Mod', 'Alt', '1'] },
  { type: 'subheading', label: 'Subheading', icon: Heading3, keys: ['Mod', 'Alt', '2'] },
  {
    type: 'bulletList',
    label: 'Bulleted list',
    icon: List,
    keys: ['Mod', 'Shift', '8'],
    isInBar: true,
  },
  {
    type: 'orderedList',
    label: 'Numbered list',
    icon: ListOrdered,
    keys: ['Mod', 'Shift', '7'],
    isInBar: true,
  },
  { type: 'blockquote', label: 'Quote', icon: Quote, keys: ['Mod', 'Shift', '9'], isInBar: true },
  { type: 'callout', label: 'Callout', icon: Info, isInBar: true },
  { type: 'conclusion', label: 'Conclusion', icon: Flag, isInBar: true },
  { type: 'image', label: 'Picture', icon: Image, isInBar: true },
  { type: 'gallery', label: 'Gallery', icon: Images, isInBar: true },
];

export const isPicture = (type: InsertType): type is 'image' | 'gallery' =>
  type === 'image' || type === 'gallery';
