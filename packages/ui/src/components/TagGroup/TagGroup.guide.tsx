import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use TagGroup for a list of tags that can be removed one by one.',
  avoid: ['To choose tags: use Checkbox. To enter them: use TagField.', 'For a status: use Badge.'],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first tag.',
      so: { part: ['row', 'patio'], is: 'focused' },
    },
    {
      keys: '{ArrowRight}',
      does: 'Moves to the next tag.',
      so: { part: ['row', 'string lights'], is: 'focused' },
    },
    { keys: '{Delete}', does: 'Removes the tag.', so: { calls: 'onRemove' } },
  ],
  screenReader: ['“Tags of this image, grid”', '“patio, press Delete to remove tag”'],
};
