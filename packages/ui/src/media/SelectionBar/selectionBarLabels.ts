const images = (count: number) =>
  `${new Intl.NumberFormat('en-US').format(count)} ${count === 1 ? 'image' : 'images'}`;

/** Labels of the bar's own parts. The others are SelectionFrame's words. */
export const defaultSelectionBarLabels = {
  words: 'Name',
  title: 'Title of all',
  titleHint: '{n} becomes the number of each image, in the order shown.',
  titlePlaceholder: 'Smith patio {n}',
  description: 'Description of all',
  descriptionHint:
    'Also read aloud to people who can’t see the picture. Blank fields change nothing.',
  example: (first: string, last: string) =>
    first === last ? `Every image becomes “${first}”.` : `“${first}” to “${last}”`,
  category: 'Category',
  categoryField: 'New category',
  tags: 'Tags',
  addTags: 'Add tags',
  tagsToAdd: 'Tags to add',
  removeTags: 'Remove tags',
  more: 'More',
  makeProject: 'Make a project',
  show: 'Show on the website',
  hide: 'Hide from the website',
  feature: 'Feature',
  unfeature: 'Unfeature',
  delete: 'Delete',
  cancel: 'Cancel',
  apply: (count: number) => `Apply to ${images(count)}`,
};

export type SelectionBarLabels = typeof defaultSelectionBarLabels;
