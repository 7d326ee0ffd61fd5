import type { Guide } from '../../docs/guide.ts';
import { Workbench } from '../Workbench/index.ts';
import { MediaGrid } from './index.ts';

const nothing = () => {};
const bare = { images: [], selectedIds: new Set<string>(), onSelectionChange: nothing };

export const guide: Guide = {
  use: 'For looking through many images, choosing some and acting on them: ten as well as ten thousand.',
  avoid: [
    'For pictures that are only looked at: use ProjectGallery or Carousel.',
    'For rows with columns of text: use a table.',
    'For files that are not stored yet: MediaUploader lists those.',
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
  dos: [
    {
      why: 'Told how many there are in all, it knows that only the filters are in the way.',
      example: (
        <Workbench>
          <MediaGrid {...bare} totalCount={2000} onClearFilters={nothing} />
        </Workbench>
      ),
    },
    {
      why: 'A failure says what to do, and offers to try again.',
      example: (
        <Workbench>
          <MediaGrid
            {...bare}
            totalCount={0}
            status="failed"
            error="the server cannot be reached. Check your internet connection."
            onRetry={nothing}
          />
        </Workbench>
      ),
    },
  ],
  donts: [
    {
      why: 'Given the filtered count as the total, it says that 2,000 images are gone.',
      example: (
        <Workbench>
          <MediaGrid {...bare} totalCount={0} onUpload={nothing} />
        </Workbench>
      ),
    },
    {
      why: 'What the program said, and no way on.',
      example: (
        <Workbench>
          <MediaGrid {...bare} totalCount={0} status="failed" error="TypeError: Failed to fetch" />
        </Workbench>
      ),
    },
  ],
};
