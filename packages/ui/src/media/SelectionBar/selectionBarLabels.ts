const images = (count: number) =>
  `${new Intl.NumberFormat('en-US').format(count)} ${count === 1 ? 'image' : 'images'}`;

/** Those of the bar itself are SelectionFrame's, where they say nothing of images. */
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
