export interface ImageCategory {
  readonly value: string;
  readonly label: string;
}

/** docs/behavior.md#images-table. The labels are English defaults; the values are the table's. */
export const imageCategories: readonly ImageCategory[] = [
  { value: 'general-asset', label: 'General Assets' },
  { value: 'hero-images', label: 'Hero Images' },
  { value: 'service-photos', label: 'Service Photos' },
  { value: 'team-members', label: 'Team Members' },
  { value: 'project-gallery', label: 'Project Gallery' },
  { value: 'blog-images', label: 'Blog Images' },
  { value: 'background-images', label: 'Backgrounds' },
];

/** What a category is called; one that the list does not know, by its value. */
export const labelOfCategory = (
  category: string,
  categories: readonly ImageCategory[] = imageCategories,
): string => categories.find(({ value }) => value === category)?.label ?? category;

/** docs/behavior.md#images-table */
export const DEFAULT_CATEGORY = 'general-asset';
