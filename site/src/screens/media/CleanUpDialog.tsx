import { Button } from '@custom-designs/ui/components/Button';
import { Dialog } from '@custom-designs/ui/components/Dialog';
import { Stack } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import type { MediaInventory } from '../../adapters/media/index.ts';
import type { CleanUp } from './useCleanUp.ts';

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

function Orphans({ orphans }: Pick<CleanUp, 'orphans'>) {
  const files = counted(orphans.length, 'file belongs', 'files belong');
  return (
    <Stack gap="xs">
      <Text>{files} to no image. Nobody sees them; removing them makes room.</Text>
      <ul>
        {orphans.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </Stack>
  );
}

function Broken({ broken }: Pick<MediaInventory, 'broken'>) {
  const images = counted(broken.length, 'image has', 'images have');
  return (
    <Stack gap="xs">
      <Text>{images} lost the picture. Delete them in the gallery, and upload them anew.</Text>
      <ul>
        {broken.map(({ id, title, fileName }) => (
          <li key={id}>{title || fileName}</li>
        ))}
      </ul>
    </Stack>
  );
}

interface FindingsProps extends Pick<CleanUp, 'orphans'> {
  inventory: MediaInventory;
}

function Findings({ orphans, inventory }: FindingsProps) {
  const { rows, pictures, thumbnails, broken } = inventory;
  const isClean = orphans.length + broken.length === 0;
  return (
    <>
      <Text tone="muted">
        {counted(rows, 'uploaded image', 'uploaded images')},{' '}
        {counted(pictures, 'picture', 'pictures')},{' '}
        {counted(thumbnails, 'small copy', 'small copies')}.
      </Text>
      {isClean && <Text>Everything matches. There is nothing to clean up.</Text>}
      {orphans.length > 0 && <Orphans orphans={orphans} />}
      {broken.length > 0 && <Broken broken={broken} />}
    </>
  );
}

/** Lists what does not match between rows and files, and removes files that nobody needs. */
export function CleanUpDialog({ cleanUp }: { cleanUp: CleanUp }) {
  const { isOpen, close, inventory, orphans, isBusy, error, remove } = cleanUp;
  return (
    <Dialog
      isOpen={isOpen}
      title="Clean up"
      onClose={close}
      actions={
        <>
          <Button variant="ghost" onPress={close}>
            Close
          </Button>
          {orphans.length > 0 && (
            <Button isPending={isBusy} onPress={() => void remove(orphans)}>
              Remove {counted(orphans.length, 'file', 'files')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="md">
        {error && (
          <div role="alert">
            <Text>{error}</Text>
          </div>
        )}
        {isBusy && (
          <div role="status">
            <Text tone="muted">Counting images and files...</Text>
          </div>
        )}
        {inventory && <Findings inventory={inventory} orphans={orphans} />}
      </Stack>
    </Dialog>
  );
}
