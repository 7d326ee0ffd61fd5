export interface MediaUploaderWords {
  readonly select: string;
  readonly drop: string;
  readonly dropNow: string;
  readonly defaults: string;
  readonly defaultsHint: string;
  readonly defaultCategory: string;
  readonly defaultTags: string;
  readonly defaultTagsHint: string;
  readonly defaultDescription: string;
  readonly files: string;
  readonly summary: (files: number, bytes: number) => string;
  readonly clearAll: string;
  readonly megabytes: (bytes: number) => string;
  readonly checking: string;
  readonly ready: string;
  readonly waiting: string;
  readonly uploading: (percent: number) => string;
  readonly uploaded: string;
  readonly failed: string;
  readonly duplicate: (name: string) => string;
  readonly ownDetails: string;
  readonly details: (name: string) => string;
  readonly remove: (name: string) => string;
  readonly detailsTitle: string;
  readonly detailsHint: string;
  readonly done: string;
  readonly progress: (completed: number, total: number, failed: number) => string;
  readonly upload: (count: number) => string;
  readonly uploadingNow: string;
  readonly retry: (count: number) => string;
  readonly cancel: string;
  readonly signInAgain: string;
  readonly signIn: string;
  readonly refused: (count: number) => string;
  /** Opens the rest of a long list. */
  readonly more: (count: number) => string;
  readonly dismissRefused: string;
  readonly twins: (count: number) => string;
  readonly twin: (name: string, storedAs: string) => string;
  readonly dismissTwins: string;
  readonly cleanUpTitle: string;
  readonly cleanUpText: (count: number) => string;
  readonly copiesText: (count: number) => string;
  readonly cleanUp: string;
  readonly cleaningUp: string;
}

const format = new Intl.NumberFormat('en-US');
const counted = (count: number, one: string, many: string) =>
  `${format.format(count)} ${count === 1 ? one : many}`;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(2)} MB`;

/** Labels, buttons, and '{n} of {total}' are verbatim (docs/behavior.md#media-uploading). */
export const defaultMediaUploaderWords: MediaUploaderWords = {
  select: 'Select Images',
  drop: 'or drop photos and folders here, or paste them',
  dropNow: 'Let go to add them to the list',
  defaults: 'For all of them',
  defaultsHint: 'Each photo can have its own in the list below.',
  defaultCategory: 'Default Category',
  defaultTags: 'Default Tags',
  defaultTagsHint: 'Separate them by commas',
  defaultDescription: 'Default Description',
  files: 'Selected files',
  summary: (files, bytes) => `${counted(files, 'file', 'files')}, ${megabytes(bytes)}`,
  clearAll: 'Clear All',
  megabytes,
  checking: 'Checking...',
  ready: 'Ready',
  waiting: 'Waiting',
  uploading: (percent) => `Uploading, ${percent}%`,
  uploaded: 'Uploaded',
  failed: 'Failed',
  duplicate: (name) => `The same picture as ${name}`,
  ownDetails: 'with its own details',
  details: (name) => `Details of ${name}`,
  remove: (name) => `Remove ${name}`,
  detailsTitle: 'Details of this image',
  detailsHint: 'What you change here is for this photo alone.',
  done: 'Done',
  progress: (completed, total, failed) => {
    const done = `${format.format(completed)} of ${format.format(total)}`;
    return failed === 0 ? done : `${done} uploaded, ${format.format(failed)} failed`;
  },
  upload: (count) => `Upload ${counted(count, 'Image', 'Images')}`,
  uploadingNow: 'Uploading...',
  retry: (count) => (count === 1 ? 'Retry failed' : `Retry failed (${format.format(count)})`),
  cancel: 'Cancel upload',
  signInAgain: 'Please sign in again; your work continues',
  signIn: 'Sign In',
  refused: (count) => `${counted(count, 'file was', 'files were')} not taken:`,
  more: (count) => `${format.format(count)} more`,
  dismissRefused: 'Close this list',
  twins: (count) =>
    `${counted(count, 'picture is', 'pictures are')} stored twice now, because another tab or manager uploaded the same. Delete the ones you do not need in the gallery:`,
  twin: (name, storedAs) => `${name} is the same picture as ${storedAs}`,
  dismissTwins: 'Close the list of pictures stored twice',
  cleanUpTitle: 'Clean up',
  cleanUpText: (count) =>
    `${counted(count, 'stored file belongs', 'stored files belong')} to no image, because an upload or a deletion was interrupted. Nobody sees them; they only take room.`,
  copiesText: (count) =>
    `${counted(count, 'image has', 'images have')} no small copy, so pages load the whole picture. Clean up makes the copy.`,
  cleanUp: 'Clean up',
  cleaningUp: 'Cleaning up...',
};
