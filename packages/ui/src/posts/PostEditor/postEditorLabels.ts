import type { BlockPlace } from '../editing/moveBlock.ts';

const types = {
  paragraph: 'Paragraph',
  heading: 'Heading',
  subheading: 'Subheading',
  blockquote: 'Quote',
  callout: 'Callout',
  conclusion: 'Conclusion',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  image: 'Picture',
  gallery: 'Gallery',
};

export const defaultPostEditorLabels = {
  /** Name of the text. */
  body: 'Text of the post',
  /** Name of the bar of controls. */
  toolbar: 'Formatting',
  /** Name of the list of block types. */
  blockType: 'Block type',
  /** Names of the blocks. */
  types,
  /** Hint in an empty line. */
  placeholder: 'Write, or press / to insert',
  strong: 'Bold',
  emphasis: 'Italic',
  code: 'Code',
  link: 'Link',
  undo: 'Undo',
  redo: 'Redo',
  help: 'Keyboard shortcuts',
  /** Name of the button at an empty line, and of the list that it opens. */
  insert: 'Insert a block',
  /** Name of the field that filters the list. */
  filter: 'Search blocks',
  /** Shown when no block matches. */
  noBlocks: 'No block has this name.',
  linkTitle: 'Link',
  linkAddress: 'Address',
  linkHint: 'A page of this site, such as /contact, or an address that starts with https://.',
  linkText: 'Text',
  linkRefused:
    'This address can’t be linked, because it isn’t a page, an email address, or a phone number. Start it with https://, /, mailto:, or tel:.',
  linkApply: 'Apply',
  linkRemove: 'Remove link',
  cancel: 'Cancel',
  close: 'Close',
  caption: 'Caption',
  alt: 'Alt text',
  decorative: 'Decorative: it adds nothing to the text',
  replace: 'Replace',
  remove: 'Remove',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
  /** Heading that the article shows above its conclusion. */
  conclusionTitle: 'Conclusion',
  /** Heading that the article shows above a titled gallery. */
  galleryTitle: 'Image Gallery',
  addPictures: 'Add pictures',
  removeGallery: 'Remove gallery',
  /** Name of a picture's controls. */
  picture: (description: string) => (description ? `Picture: ${description}` : 'Picture'),
  /** Shown in place of a picture that doesn't load. */
  broken: 'This picture can’t be loaded, so readers won’t see it. Replace or remove it.',
  /** Announced after a block has moved. */
  moved: ({ number, total }: BlockPlace) => `Moved to place ${number} of ${total}.`,
  /** Shown after a paste that left out pictures. */
  leftOut: (count: number) =>
    count === 1
      ? '1 picture wasn’t pasted, because it isn’t in the library. Add it from the library.'
      : `${count} pictures weren’t pasted, because they aren’t in the library. Add them from the library.`,
  /** Shown instead of an article that this version of the editor can't hold. */
  unknownSection:
    'This post has a part that this editor doesn’t know, so its text can’t be changed here. Nothing is lost. Reload the page to get the newest editor.',
  /** Shown when dropped files could not be added. */
  storeFailed: 'The pictures weren’t added. Try again, or add them from the library.',
  /** Title of the shortcuts in each group. */
  helpText: 'Text',
  helpBlocks: 'Blocks',
  helpMoving: 'Moving',
  helpMoveUp: 'Move the block up',
  helpMoveDown: 'Move the block down',
  helpInsert: 'Insert a block, on an empty line',
  helpLeave: 'Leave the text',
  helpToolbar: 'Go to the bar of controls',
  helpBreak: 'Start a new line in the same block',
  helpExit: 'Leave a list, quote, or callout, on an empty line',
};

export type PostEditorLabels = typeof defaultPostEditorLabels;
