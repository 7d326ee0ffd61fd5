import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For looking through many images, choosing some and acting on them: ten as well as ten thousand.',
  avoid: [
    'For pictures that are only looked at: use ProjectGallery or Carousel.',
    'For rows with columns of text: use a table.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the card that had the focus last, at first the first one.',
      so: { part: ['row', 0], is: 'focused' },
    },
    {
      keys: '{ArrowRight}',
      does: 'Moves to the next card (Left arrow in right-to-left text).',
      so: { part: ['row', 1], is: 'focused' },
    },
    {
      keys: '{ArrowLeft}',
      does: 'Moves to the card before.',
      so: { part: ['row', 0], is: 'focused' },
    },
    {
      keys: '{ArrowDown}',
      does: 'Moves to the card below.',
      so: { part: ['row', 4], is: 'focused' },
    },
    {
      keys: '{ArrowUp}',
      does: 'Moves to the card above.',
      so: { part: ['row', 0], is: 'focused' },
    },
    { keys: '{End}', does: 'Moves to the last card.', so: { part: ['row', 11], is: 'focused' } },
    { keys: '{Home}', does: 'Moves to the first card.', so: { part: ['row', 0], is: 'focused' } },
    { keys: '{Enter}', does: 'Opens the editor.', so: { calls: 'onEdit' } },
    {
      keys: ' ',
      does: 'Selects the card, or lets it go.',
      so: { part: ['row', 0], is: 'selected' },
    },
    {
      keys: '{Shift>}{ArrowRight}{/Shift}',
      does: 'Selects the range up to the next card.',
      so: { part: ['row', 1], is: 'selected' },
    },
    {
      keys: '{Control>}a{/Control}',
      does: 'Selects all.',
      so: { part: ['row', 11], is: 'selected' },
    },
    { keys: '{Escape}', does: 'Lets all go.', so: { part: ['status', 0], reads: '0 selected' } },
    {
      keys: '{Tab}',
      does: 'Moves through the controls of the focused card, then out of the gallery.',
      so: { part: ['checkbox', 'Select Theater for six, Sharyland'], is: 'focused' },
    },
  ],
  screenReader: [
    '“Images, grid, 12 rows”',
    '“Living room, evening scene, General Assets, featured, row 1 of 12, not selected”',
  ],
};
