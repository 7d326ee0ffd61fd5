const format = new Intl.NumberFormat('en-US');

/** The title and the two buttons are verbatim (docs/behavior/media-center.md#media-editing). */
export const defaultMediaEditorLabels = {
  title: 'Edit Image',
  cancel: 'Cancel',
  save: 'Save Changes',
  saving: 'Saving...',
  close: 'Close',
  original: 'Open the original',
  size: (width: number, height: number) => `${width} × ${height}`,
  weight: (bytes: number) => `${(bytes / 1024 / 1024).toFixed(2)} MB`,
  date: (createdAt: string) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(createdAt)),
  discardQuestion: 'Leave without saving?',
  discard: 'Discard changes',
  keepEditing: 'Keep editing',
  conflict: 'Someone else changed this image while you were editing. Choose what to keep:',
  merged:
    'Someone else changed this image while you were editing. Their changes are combined with yours. Review the fields and save again.',
  yes: 'Yes',
  no: 'No',
  /** Name of the buttons that go to the other images. */
  others: 'Other images',
  position: (index: number, count: number) => `${format.format(index)} of ${format.format(count)}`,
  previous: 'Save and go to the previous image (Shift+Enter)',
  next: 'Save and go to the next image (Enter)',
  unsaved: (count: number) =>
    `${format.format(count)} ${count === 1 ? 'image' : 'images'} couldn’t be saved:`,
  openUnsaved: 'Go back to it',
  usedIn: 'Used in',
  unused: 'Not used in posts or on the projects page.',
  checkingUses: 'Checking where it’s used...',
  usesFailed: 'Couldn’t check where this image is used.',
  replace: 'Replace file',
  replacing: 'Replacing...',
};

export type MediaEditorLabels = typeof defaultMediaEditorLabels;
