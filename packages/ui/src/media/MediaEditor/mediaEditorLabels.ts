/** The title and the two buttons are verbatim (docs/behavior.md#media-editing). */
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
  theirs: 'Theirs:',
  mine: 'Mine:',
  nothing: '(nothing)',
};

export type MediaEditorLabels = typeof defaultMediaEditorLabels;
