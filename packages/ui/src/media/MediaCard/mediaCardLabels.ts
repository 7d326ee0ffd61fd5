export const defaultMediaCardLabels = {
  select: (name: string) => `Select ${name}`,
  featured: (name: string) => `Featured: ${name}`,
  rename: (name: string) => `Rename ${name}`,
  renameHint: 'Tab saves and goes to the next title. Escape keeps the old one.',
  hidden: 'Hidden',
  edit: 'Edit',
  editName: (name: string) => `Edit ${name}`,
  copyUrl: 'Copy URL',
  copyUrlName: (name: string) => `Copy URL of ${name}`,
  delete: 'Delete',
  deleteName: (name: string) => `Delete ${name}`,
  deleting: 'Deleting...',
  tags: 'Tags',
  moreTags: (count: number) => `+${count} more`,
  noPicture: 'Preview not available',
};

export type MediaCardLabels = typeof defaultMediaCardLabels;
