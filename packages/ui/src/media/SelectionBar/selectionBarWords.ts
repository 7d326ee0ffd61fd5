export interface SelectionBarWords {
  readonly label: string;
  readonly count: (count: number) => string;
  readonly selectAll: (count: number) => string;
  readonly clear: string;
  readonly category: string;
  readonly categoryField: string;
  readonly tags: string;
  readonly addTags: string;
  readonly tagsToAdd: string;
  readonly removeTags: string;
  readonly feature: string;
  readonly unfeature: string;
  readonly delete: string;
  readonly cancel: string;
  readonly apply: (count: number) => string;
  readonly progress: (done: number, total: number) => string;
  readonly failed: (count: number) => string;
  /** Opens the rest of a long list. */
  readonly more: (count: number) => string;
  readonly dismiss: string;
}

const images = (count: number) =>
  `${new Intl.NumberFormat('en-US').format(count)} ${count === 1 ? 'image' : 'images'}`;

export const defaultSelectionBarWords: SelectionBarWords = {
  label: 'Selected images',
  count: (count) => `${new Intl.NumberFormat('en-US').format(count)} selected`,
  selectAll: (count) => `Select all ${new Intl.NumberFormat('en-US').format(count)}`,
  clear: 'Clear',
  category: 'Category',
  categoryField: 'New category',
  tags: 'Tags',
  addTags: 'Add tags',
  tagsToAdd: 'Tags to add',
  removeTags: 'Remove tags',
  feature: 'Feature',
  unfeature: 'Unfeature',
  delete: 'Delete',
  cancel: 'Cancel',
  apply: (count) => `Apply to ${images(count)}`,
  progress: (done, total) => `${done} of ${images(total)} done`,
  failed: (count) => `${images(count)} could not be changed:`,
  more: (count) => `${new Intl.NumberFormat('en-US').format(count)} more`,
  dismiss: 'Close this list',
};
