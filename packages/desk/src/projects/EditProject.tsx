import { StateMessage } from '@custom-designs/ui/desk';
import { Text } from '@custom-designs/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { forManagers } from '../auth/index.ts';
import { useDesk } from '../Desk.tsx';
import { reasonFor } from '../failures.ts';
import { unsavedText } from '../record/unsavedText.ts';
import { AlbumEditing, type ProjectChoices } from './AlbumEditing.tsx';
import { albumsKey, readAlbum } from './adapter.ts';
import { readUnsaved } from './fields.ts';
import type { OpenedAlbum } from './useAlbumDraft.ts';

interface OpenedProps {
  /** The id in the address. Empty for a new project. */
  asked: string;
  /** The id of a project that was new when it was opened. */
  created: string;
  onCreated: (id: string) => void;
  choices: ProjectChoices;
}

function OpenedProject({ asked, created, onCreated, choices }: OpenedProps) {
  const { manager, account } = useDesk();
  const name = asked || created || 'new';
  const keep = useMemo(() => unsavedText(account, 'project', name), [account, name]);
  // The id stays the same after a reload, so that a save whose response was lost isn't repeated.
  const [opened, setOpened] = useState<OpenedAlbum | null>(() =>
    asked ? null : { id: readUnsaved(keep.read())?.id ?? crypto.randomUUID(), stored: null },
  );
  const { data, error, isFetching, refetch } = useQuery({
    meta: forManagers,
    queryKey: [...albumsKey, 'album', asked, account],
    queryFn: () => readAlbum(asked),
    enabled: !opened,
    gcTime: 0,
    staleTime: 0,
  });
  // The fields stay when the query cache is emptied, such as when the session ends.
  useEffect(() => {
    if (data && !opened) setOpened({ id: asked, stored: data });
  }, [data, opened, asked]);
  if (opened) {
    return (
      <AlbumEditing
        {...opened}
        {...{ gate: manager.gate, keep, choices }}
        onCreated={() => onCreated(opened.id)}
      />
    );
  }
  if (data === null) {
    return (
      <StateMessage isFailure>
        This project doesn’t exist. Someone may have deleted it.
      </StateMessage>
    );
  }
  if (error && !isFetching) {
    return (
      <StateMessage isFailure actions={[{ label: 'Try again', onPress: () => void refetch() }]}>
        {`The project couldn’t be loaded. ${reasonFor(error)}`}
      </StateMessage>
    );
  }
  return (
    <div role="status">
      <Text tone="muted">Loading the project…</Text>
    </div>
  );
}

/** One project, for editing (docs/behavior/managers.md#projects-desk). The address names it, or none a new one. */
export function EditProject({ choices }: { choices: ProjectChoices }) {
  const asked = useDesk().query.get('album') ?? '';
  const [created, setCreated] = useState('');
  return (
    <OpenedProject
      // A new project stays open when its address gets its id.
      key={asked === created ? '' : asked}
      {...{ asked, created, choices }}
      onCreated={setCreated}
    />
  );
}
