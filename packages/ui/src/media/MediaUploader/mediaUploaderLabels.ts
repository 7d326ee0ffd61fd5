const format = new Intl.NumberFormat('en-US');
const counted = (count: number, one: string, many: string) =>
  `${format.format(count)} ${count === 1 ? one : many}`;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(2)} MB`;

/** Labels, buttons, and '{n} of {total}' are verbatim (docs/behavior.md#media-uploading). */
export const defaultMediaUploaderLabels = {
  select: 'Select Images',
  drop: 'or drop photos and folders here, or paste them',
  dropNow: 'Let go to add them to the list',
  defaults: 'For all of them',
  defaultsHint: 'Each photo can have its own in the list below.',
  files: 'Selected files',
  summary: (files: number, bytes: number) =>
    `${counted(files, 'file', 'files')}, ${megabytes(bytes)}`,
  clearAll: 'Clear All',
  megabytes,
  checking: 'Checking...',
  ready: 'Ready',
  waiting: 'Waiting',
  uploading: (percent: number) => `Uploading, ${percent}%`,
  uploaded: 'Uploaded',
  failed: 'Failed',
  duplicate: (name: string) => `The same picture as ${name}`,
  ownDetails: 'with its own details',
  details: (name: string) => `Details of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  detailsTitle: 'Details of this image',
  detailsHint: 'What you change here is for this photo alone.',
  done: 'Done',
  progress: (completed: number, total: number, failed: number) => {
    const done = `${format.format(completed)} of ${format.format(total)}`;
    return failed === 0 ? done : `${done} uploaded, ${format.format(failed)} failed`;
  },
  upload: (count: number) => `Upload ${counted(count, 'Image', 'Images')}`,
  uploadingNow: 'Uploading...',
  skip: (count: number) =>
    count === 1 ? 'Skip 1 duplicate' : `Skip ${format.format(count)} duplicates`,
  retry: (count: number) =>
    count === 1 ? 'Retry failed' : `Retry failed (${format.format(count)})`,
  cancel: 'Cancel upload',
  offline: 'Waiting for the connection. The upload goes on by itself.',
  signInAgain: 'Please sign in again; your work continues',
  signIn: 'Sign In',
  refused: (count: number) => `${counted(count, 'file was', 'files were')} not taken:`,
  more: (count: number) => `${format.format(count)} more`,
  dismissRefused: 'Close this list',
  cleanUpText: (count: number) =>
    `${counted(count, 'stored file belongs', 'stored files belong')} to no image, because an upload or a deletion was interrupted. Nobody sees them; they only take room.`,
  cleanUp: 'Clean up',
  cleaningUp: 'Cleaning up...',
};

export type MediaUploaderLabels = typeof defaultMediaUploaderLabels;
