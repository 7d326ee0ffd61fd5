/** Words of a card. Those that name a button get the picture's own name, or they would all be alike. */
export interface MediaCardWords {
  readonly select: (name: string) => string;
  readonly featured: (name: string) => string;
  readonly edit: string;
  readonly editName: (name: string) => string;
  readonly copyUrl: string;
  readonly copyUrlName: (name: string) => string;
  readonly delete: string;
  readonly deleteName: (name: string) => string;
  readonly deleting: string;
  readonly tags: string;
  /** Verbatim (docs/behavior.md#media-gallery). */
  readonly moreTags: (count: number) => string;
  readonly noPicture: string;
}

export const defaultMediaCardWords: MediaCardWords = {
  select: (name) => `Select ${name}`,
  featured: (name) => `Featured: ${name}`,
  edit: 'Edit',
  editName: (name) => `Edit ${name}`,
  copyUrl: 'Copy URL',
  copyUrlName: (name) => `Copy URL of ${name}`,
  delete: 'Delete',
  deleteName: (name) => `Delete ${name}`,
  deleting: 'Deleting...',
  tags: 'Tags',
  moreTags: (count) => `+${count} more`,
  noPicture: 'Preview not available',
};
