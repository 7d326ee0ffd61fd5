import { Text } from '@custom-designs/ui/text';
import { reasonFor } from '../failures.ts';
import { RecordScreen } from '../record/RecordScreen.tsx';
import { AlbumPicturesField } from './AlbumPicturesField.tsx';
import { coverOf } from './pairs.ts';
import { type ProjectFields, project, projects } from './record.ts';
import { useLibrary } from './useLibrary.ts';

interface EditProjectProps {
  /** What an editor chooses from. */
  choices: { readonly cities: readonly string[]; readonly services: readonly string[] };
}

/** One project, for editing (docs/behavior/managers.md#projects-desk). The address names it, or none a new one. */
export function EditProject({ choices }: EditProjectProps) {
  const library = useLibrary();
  const { known, error } = library;
  const isSeen = (id: string) => known?.get(id)?.isPublished === true;
  const isShown = (fields: ProjectFields) => coverOf(fields, isSeen) !== undefined;
  return (
    <RecordScreen
      record={project}
      table={projects}
      aside={['isPublished', 'city', 'service']}
      options={{ city: choices.cities, service: choices.services }}
      nameOf={library.nameOf}
      isSeen={isShown}
      slots={{
        isPublished: ({ fields }) =>
          fields.isPublished &&
          known &&
          !isShown(fields) && (
            <Text tone="muted" size="small">
              It appears once it has a picture that visitors see.
            </Text>
          ),
        pictures: ({ fields, change }) => (
          <>
            <AlbumPicturesField fields={fields} library={library} onChange={change} />
            {error && <Text tone="danger">The library couldn’t be loaded. {reasonFor(error)}</Text>}
          </>
        ),
      }}
    />
  );
}
