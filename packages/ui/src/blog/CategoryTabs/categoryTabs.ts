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

/** One tab of the blog list (docs/behavior.md#blog-tabs). */
export interface CategoryTab {
  readonly id: string;
  readonly name: string;
  readonly icon: LucideIcon;
}

/** The tabs of the blog list. An id is part of the address (docs/behavior.md#blog-tabs). */
export const categoryTabs: readonly CategoryTab[] = [
  { id: 'all', name: 'All Posts', icon: Newspaper },
  { id: 'lighting', name: 'Lighting', icon: Lightbulb },
  { id: 'interior', name: 'Home Interior', icon: House },
  { id: 'exterior', name: 'Home Exterior', icon: TreePalm },
  { id: 'audio', name: 'Audio Systems', icon: Speaker },
  { id: 'security', name: 'Security', icon: ShieldCheck },
  { id: 'automation', name: 'Home Automation', icon: Workflow },
  { id: 'furniture', name: 'Furniture', icon: Armchair },
  { id: 'design', name: 'Design', icon: PencilRuler },
  { id: 'kitchen', name: 'Kitchen Tech', icon: CookingPot },
];

/** What an address asks for; the first tab where it asks for one that does not exist. */
export const tabOf = (
  id: string | null | undefined,
  tabs: readonly CategoryTab[] = categoryTabs,
): string => {
  const wanted = id?.toLowerCase();
  return tabs.find((tab) => tab.id === wanted)?.id ?? tabs[0]?.id ?? '';
};
