const format = new Intl.NumberFormat('en-US');
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export const defaultMediaTrashLabels = {
  intro:
    'Deleted images stay here for 30 days. Visitors don’t see them in lists, but their addresses still work.',
  list: 'Deleted images',
  count: (count: number) => `${format.format(count)} ${count === 1 ? 'image' : 'images'}`,
  empty: 'The trash is empty.',
  loading: 'Loading images...',
  failed: (error: string) => `Error loading images: ${error}`,
  retry: 'Try again',
  dates: (deleted: Date, until: Date) =>
    `Deleted ${dates.format(deleted)}, kept until ${dates.format(until)}`,
  restore: 'Restore',
  restoreName: (name: string) => `Restore ${name}`,
  destroy: 'Delete now',
  destroyName: (name: string) => `Delete now ${name}`,
  restoreAll: 'Restore all',
  emptyTrash: 'Empty trash',
  question: (count: number) =>
    count === 1
      ? 'Delete this image for good?'
      : `Delete these ${format.format(count)} images for good?`,
  confirm: 'Delete for good',
  hint: 'You can’t undo this. Pages that still show it will have a gap.',
};

export type MediaTrashLabels = typeof defaultMediaTrashLabels;
