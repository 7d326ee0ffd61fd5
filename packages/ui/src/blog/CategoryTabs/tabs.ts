import {
  Armchair,
  CookingPot,
  House,
  Lightbulb,
  type LucideIcon,
  Newspaper,
  PencilRuler,
  ShieldCheck,
  Speaker,
  TreePalm,
  Workflow,
} from 'lucide-react';

/** One tab of the blog list (docs/behavior/blog.md#blog-tabs). */
export interface CategoryTab {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** The tabs of the blog list. An id is part of the address (docs/behavior/blog.md#blog-tabs). */
export const categoryTabs: readonly CategoryTab[] = [
  { id: 'all', label: 'All Posts', icon: Newspaper },
  { id: 'lighting', label: 'Lighting', icon: Lightbulb },
  { id: 'interior', label: 'Home Interior', icon: House },
  { id: 'exterior', label: 'Home Exterior', icon: TreePalm },
  { id: 'audio', label: 'Audio Systems', icon: Speaker },
  { id: 'security', label: 'Security', icon: ShieldCheck },
  { id: 'automation', label: 'Home Automation', icon: Workflow },
  { id: 'furniture', label: 'Furniture', icon: Armchair },
  { id: 'design', label: 'Design', icon: PencilRuler },
  { id: 'kitchen', label: 'Kitchen Tech', icon: CookingPot },
];

/** Returns the tab of an address, or the first tab if it doesn't exist. */
export const tabOf = (
  id: string | null | undefined,
  tabs: readonly CategoryTab[] = categoryTabs,
): string => {
  const wanted = id?.toLowerCase();
  return tabs.find((tab) => tab.id === wanted)?.id ?? tabs[0]?.id ?? '';
};
