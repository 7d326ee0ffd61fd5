const images = (count: number) =>
  `${new Intl.NumberFormat('en-US').format(count)} ${count === 1 ? 'image' : 'images'}`;

/** Labels of the bar's own parts. General ones are SelectionFrame's. */
export const defaultSelectionBarLabels = {
  label: 'Selected images',
  actions: 'Actions for the selected images',
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
  apply: (count: number) => `Apply to ${images(count)}`,
  progress: (done: number, total: number) => `${done} of ${images(total)} done`,
  failed: (count: number) => `${images(count)} couldn’t be changed:`,
};

export type SelectionBarLabels = typeof defaultSelectionBarLabels;
