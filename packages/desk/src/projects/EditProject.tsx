import { Text } from '@custom-designs/ui/text';
import { useQuery } from '@tanstack/react-query';
import { reasonFor } from '../failures.ts';
import { imagesQuery } from '../pictures/adapter/index.ts';
import { RecordScreen } from '../record/RecordScreen.tsx';
import { AlbumPicturesField, type KnownImages, nameIn } from './AlbumPicturesField.tsx';
import { coverOf } from './pairs.ts';
import { project, projects } from './record.ts';

interface EditProjectProps {
  /** What an editor chooses from. */
  choices: { readonly cities: readonly string[]; readonly services: readonly string[] };
}

/** One project, for editing (docs/behavior/managers.md#projects-desk). The address names it, or none a new one. */
export function EditProject({ choices }: EditProjectProps) {
  const images = useQuery(imagesQuery());
  const known: KnownImages = images.data
    ? new Map(images.data.map((image) => [image.id, image]))
    : null;
  const isSeen = (id: string) => known?.get(id)?.isPublished === true;
  return (
    <RecordScreen
      record={project}
      table={projects}
      aside={['isPublished', 'city', 'service']}
      options={{ city: choices.cities, service: choices.services }}
      nameOf={nameIn(known)}
      slots={{
        isPublished: ({ fields }) =>
          fields.isPublished &&
          known &&
          coverOf(fields, isSeen) === undefined && (
            <Text tone="muted" size="small">
              It appears once it has a picture that visitors see.
            </Text>
          ),
        pictures: ({ fields, change }) => (
          <>
            <AlbumPicturesField fields={fields} known={known} onChange={change} />
            {images.isError && (
              <Text tone="danger">The library couldn’t be loaded. {reasonFor(images.error)}</Text>
            )}
          </>
        ),
      }}
    />
  );
}
