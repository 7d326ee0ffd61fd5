import { useQuery } from '@tanstack/react-query';
import { imagesQuery } from '../pictures/adapter/index.ts';
import { RecordList } from '../record/RecordList.tsx';
import { coverOf } from './pairs.ts';
import { type ProjectRow, project, projects } from './record.ts';

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

function useCovers() {
  const { data: images = [] } = useQuery(imagesQuery());
  const known = new Map(images.map((image) => [image.id, image]));
  return (row: ProjectRow) => {
    const { url = null, thumbnailUrl = null } =
      known.get(coverOf(project.fieldsOf(row), (id) => known.has(id)) ?? '') ?? {};
    return { url, thumbnailUrl };
  };
}

/** All projects, the newest first (docs/behavior/managers.md#projects-desk). */
export function Projects() {
  const coverFor = useCovers();
  return (
    <RecordList
      record={project}
      table={projects}
      describe={(row) => ({
        cover: coverFor(row),
        facts: [row.city, row.service, pictures(row.pictures.length)],
      })}
    />
  );
}
