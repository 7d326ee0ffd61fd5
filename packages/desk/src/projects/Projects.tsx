import type { AlbumRow } from '@custom-designs/supabase/albums';
import { ButtonLink } from '@custom-designs/ui/components/ButtonLink';
import { DeskList } from '@custom-designs/ui/desk';
import { Stack } from '@custom-designs/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDesk } from '../Desk.tsx';
import { reasonFor } from '../failures.ts';
import { imagesQuery } from '../pictures/adapter/index.ts';
import { DeleteQuestion } from '../record/DeleteQuestion.tsx';
import { shortTime } from '../time.ts';
import { albumListQuery } from './adapter.ts';
import { deleteNote, editHref, useAlbumDeletion } from './desk.ts';
import { coverOf, fieldsOf } from './fields.ts';

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

function useCovers() {
  const { data: images = [] } = useQuery(imagesQuery());
  const known = new Map(images.map((image) => [image.id, image]));
  return (row: AlbumRow) => {
    const { url = null, thumbnailUrl = null } =
      known.get(coverOf(fieldsOf(row), (id) => known.has(id)) ?? '') ?? {};
    return { url, thumbnailUrl };
  };
}

/** All projects, the newest first (docs/behavior/managers.md#projects-desk). */
export function Projects() {
  const { manager } = useDesk();
  const { data, status, error, isFetching, refetch } = useQuery(albumListQuery());
  const { remove } = useAlbumDeletion(manager.gate);
  const coverFor = useCovers();
  const [asked, setAsked] = useState<AlbumRow | null>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const isLoading = status === 'pending' || (status === 'error' && isFetching);
  const deleteAsked = async () => {
    const next = data?.[data.findIndex(({ id }) => id === asked?.id) + 1];
    setAsked(null);
    if (asked) await remove(asked.id).catch(() => undefined);
    // The deleted row can't get the focus back.
    const link = panelRef.current?.querySelector<HTMLElement>(
      next ? `[data-item="${next.id}"] a` : 'a',
    );
    link?.focus();
  };
  return (
    <div ref={panelRef}>
      <Stack gap="md">
        <div>
          <ButtonLink href={editHref()}>New project</ButtonLink>
        </div>
        <DeskList
          what="project"
          items={(data ?? []).map((row) => ({
            id: row.id,
            title: row.title,
            href: editHref(row.id),
            cover: coverFor(row),
            facts: [row.city, row.service, pictures(row.pictures.length)],
            change: `Changed ${shortTime(row.updated_at)}`,
            marks: [
              row.is_published
                ? { label: 'Published', tone: 'success' }
                : { label: 'Draft', tone: 'neutral' },
            ],
          }))}
          status={isLoading ? 'loading' : status === 'error' ? 'failed' : 'ready'}
          error={reasonFor(error)}
          isSearch={false}
          onRetry={() => void refetch()}
          onDelete={(id) => setAsked(data?.find((row) => row.id === id) ?? null)}
          empty="There are no projects yet."
        />
        <DeleteQuestion
          what="project"
          item={asked && { title: asked.title, isPublic: asked.is_published }}
          note={deleteNote}
          onConfirm={() => void deleteAsked()}
          onCancel={() => setAsked(null)}
        />
      </Stack>
    </div>
  );
}
