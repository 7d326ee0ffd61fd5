const format = new Intl.NumberFormat('en-US');
const counted = (count: number, one: string, many: string) =>
  `${format.format(count)} ${count === 1 ? one : many}`;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(2)} MB`;

/** Labels, buttons, and '{n} of {total}' are verbatim (docs/behavior/media-center.md#media-uploading). */
export const defaultMediaUploaderLabels = {
  select: 'Select Images',
  drop: 'or drop photos and folders here, or paste them',
  dropNow: 'Drop to add',
  defaults: 'Apply to all',
  defaultsHint:
    'You can change these for each photo in the list below. Photos with a camera’s name, such as IMG_4209, stay hidden from visitors until you name them.',
  files: 'Selected files',
  bar: 'Upload of the selected files',
  summary: (files: number, bytes: number) =>
    `${counted(files, 'file', 'files')}, ${megabytes(bytes)}`,
  clearAll: 'Clear All',
  megabytes,
  checking: 'Checking...',
  checkingNow: (file: number, files: number) =>
    `Checking ${format.format(file)} of ${format.format(files)}…`,
  checkingAll: 'Checking the files…',
  checkedAll: (files: number, duplicates: number) =>
    `${counted(files, 'file is', 'files are')} ready to upload${duplicates > 0 ? `, ${format.format(duplicates)} of them as duplicates` : ''}.`,
  ready: 'Ready',
  waiting: 'Waiting',
  uploading: (percent: number) => `Uploading, ${percent}%`,
  uploaded: 'Uploaded',
  failed: 'Failed',
  duplicate: (name: string) => `Duplicate of ${name}`,
  ownDetails: 'edited',
  details: (name: string) => `Details of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  detailsTitle: 'Details of this image',
  detailsHint: 'These changes apply to this photo only.',
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
  offline: 'You’re offline. The upload will resume when you reconnect.',
  signInAgain: 'Your session has expired. Sign in to continue.',
  signIn: 'Sign in',
  refused: (count: number) => `${counted(count, 'file was', 'files were')} skipped:`,
  shrink: (count: number) =>
    count === 1 ? 'Shrink and add' : `Shrink and add ${format.format(count)}`,
  cleanUpText: (count: number) =>
    `${counted(count, 'stored file doesn’t', 'stored files don’t')} belong to any image, because an upload or a deletion was interrupted. Visitors can’t see such files, but they take up space.`,
  cleanUp: 'Clean up',
  cleaningUp: 'Cleaning up...',
};

export type MediaUploaderLabels = typeof defaultMediaUploaderLabels;
