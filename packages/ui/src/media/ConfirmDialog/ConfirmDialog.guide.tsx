import { Button } from '../../components/Button/index.ts';
import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { MediaThumbnail } from '../MediaThumbnail/index.ts';
import { exampleImage } from '../media.fixtures.ts';
import * as styles from './ConfirmDialog.css.ts';
import { defaultConfirmDialogWords as words } from './index.ts';

const { url, thumbnailUrl } = exampleImage(2);

export const guide: Guide = {
  use: 'For the question before images are deleted. It names what goes, and the safe answer has the focus.',
  avoid: [
    'For what can be undone by a press: use a toast with Undo alone.',
    'For news: use a toast, or a line where it happened.',
    'For leaving a form with changes: MediaEditor asks that itself.',
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: ['button', 1],
      does: 'On Cancel, where the focus begins: deletes nothing.',
      so: { calls: 'onCancel' },
    },
    { keys: '{Escape}', does: 'Deletes nothing.', so: { calls: 'onCancel' } },
    {
      keys: '{Enter}',
      on: ['button', 'Delete'],
      does: 'On Delete: deletes.',
      so: { calls: 'onConfirm' },
    },
  ],
  screenReader: [
    '“Are you sure you want to delete this image?, alert dialog, Living room, evening scene”, then “Cancel, button”',
  ],
  dos: [
    {
      why: 'It shows and names what goes, and the buttons are the two deeds.',
      example: (
        <Stack gap="md">
          <Heading level={3} size="subheading">
            {words.question(1)}
          </Heading>
          <div className={styles.pictures}>
            <div className={styles.picture}>
              <MediaThumbnail url={url} thumbnailUrl={thumbnailUrl} isTiny />
            </div>
          </div>
          <Text tone="strong">{words.names(['Pool at night'], 0)}</Text>
          <Stack direction="row" gap="xs" justify="end" wrap>
            <Button variant="ghost">{words.cancel}</Button>
            <Button variant="danger">{words.confirm}</Button>
          </Stack>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      why: 'Sure of what? And the deed that cannot be seen is lit like a good idea.',
      example: (
        <Stack gap="md">
          <Heading level={3} size="subheading">
            Are you sure?
          </Heading>
          <Text>This action cannot be undone.</Text>
          <Stack direction="row" gap="xs" justify="end" wrap>
            <Button variant="ghost">No</Button>
            <Button>Yes</Button>
          </Stack>
        </Stack>
      ),
    },
  ],
};
