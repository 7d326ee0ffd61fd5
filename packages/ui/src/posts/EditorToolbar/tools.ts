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

interface BlockTool {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly keys?: readonly string[];
  /** Whether it has a button in the bar. Every block is in the lists. */
  readonly isInBar?: true;
}

/** In the order of the bar and the lists. */
export const toolOf: Readonly<Record<InsertType, BlockTool>> = {
  paragraph: { label: 'Paragraph', icon: Pilcrow, keys: ['Mod', 'Alt', '0'] },
  heading: { label: 'Heading', icon: Heading2, keys: ['Mod', 'Alt', '1'] },
  subheading: { label: 'Subheading', icon: Heading3, keys: ['Mod', 'Alt', '2'] },
  bulletList: { label: 'Bulleted list', icon: List, keys: ['Mod', 'Shift', '8'], isInBar: true },
  orderedList: {
    label: 'Numbered list',
    icon: ListOrdered,
    keys: ['Mod', 'Shift', '7'],
    isInBar: true,
  },
  blockquote: { label: 'Quote', icon: Quote, keys: ['Mod', 'Shift', '9'], isInBar: true },
  callout: { label: 'Callout', icon: Info, isInBar: true },
  conclusion: { label: 'Conclusion', icon: Flag, isInBar: true },
  image: { label: 'Picture', icon: Image, isInBar: true },
  gallery: { label: 'Gallery', icon: Images, isInBar: true },
};

export const blockTools = Object.entries(toolOf).map(([type, tool]) => ({
  type: type as InsertType,
  ...tool,
}));

export const isPicture = (type: InsertType): type is 'image' | 'gallery' =>
  type === 'image' || type === 'gallery';
