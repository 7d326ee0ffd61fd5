export { CategoryTabs, type CategoryTabsProps } from './CategoryTabs.tsx';
export { type CategoryTab, categoryTabs, tabOf } from './categoryTabs.ts';
