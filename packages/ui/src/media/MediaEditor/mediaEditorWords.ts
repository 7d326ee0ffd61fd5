export interface MediaEditorWords {
  readonly title: string;
  readonly cancel: string;
  readonly save: string;
  readonly saving: string;
  readonly close: string;
  readonly original: string;
  readonly size: (width: number, height: number) => string;
  readonly weight: (bytes: number) => string;
  readonly date: (createdAt: string) => string;
  readonly discardQuestion: string;
  readonly discard: string;
  readonly keepEditing: string;
  readonly conflict: string;
  readonly merged: string;
  readonly theirs: string;
  readonly mine: string;
  readonly nothing: string;
}

/** The title and the two buttons are verbatim (docs/behavior.md#media-editing). */
export const defaultMediaEditorWords: MediaEditorWords = {
  title: 'Edit Image',
  cancel: 'Cancel',
  save: 'Save Changes',
  saving: 'Saving...',
  close: 'Close',
  original: 'Open the original',
  size: (width, height) => `${width} × ${height}`,
  weight: (bytes) => `${(bytes / 1024 / 1024).toFixed(2)} MB`,
  date: (createdAt) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(createdAt)),
  discardQuestion: 'Leave without saving?',
  discard: 'Discard changes',
  keepEditing: 'Keep editing',
  conflict: 'Somebody else changed this image while you were editing. Choose what to keep:',
  merged:
    'Somebody else changed this image while you were editing. Their changes are in the fields beside yours: check them and save again.',
  theirs: 'Theirs:',
  mine: 'Mine:',
  nothing: '(nothing)',
};
