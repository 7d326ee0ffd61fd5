import type { AlbumEntry } from '@custom-designs/supabase/albums';
import { Button } from '@custom-designs/ui/components/Button';
import { toast } from '@custom-designs/ui/components/Toast';
import { Stack } from '@custom-designs/ui/layout';
import { type AlbumItem, AlbumPictureDialog, AlbumPictures } from '@custom-designs/ui/projects';
import { Heading } from '@custom-designs/ui/text';
import { useRef, useState } from 'react';
import { useDesk } from '../Desk.tsx';
import { usePictureChoice } from '../pictures/usePictureChoice.tsx';
import { beforeChoices, coverOf, withEntry, withoutEntry } from './pairs.ts';
import { MOST_PICTURES, type ProjectFields } from './record.ts';
import type { Library } from './useLibrary.ts';
import { tooMany } from './useNewProject.ts';

function marksOf(fields: ProjectFields, library: Library, { id, before }: AlbumEntry) {
  const { known, nameOf, absenceOf } = library;
  const after = fields.pictures.find((each) => each.before === id);
  const isSeen = (each: string) => known?.get(each)?.isPublished === true;
  const absence = absenceOf(id);
  return [
    ...(absence ? [absence] : []),
    ...(coverOf(fields, isSeen) === id ? ['Cover'] : []),
    ...(before ? ['After'] : []),
    ...(after ? [`Before ${nameOf(after.id)}`] : []),
    ...(known?.has(id) && !isSeen(id) ? ['Hidden on the website'] : []),
  ];
}

interface AlbumPicturesFieldProps {
  fields: ProjectFields;
  library: Library;
  onChange: (changes: Partial<ProjectFields>) => void;
}

/** The pictures of a project: adding, order, and each one's settings. */
export function AlbumPicturesField({ fields, library, onChange }: AlbumPicturesFieldProps) {
  const { pictures, coverId } = fields;
  const { gate } = useDesk().manager;
  const panelRef = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const { known, nameOf, absenceOf } = library;
  const picker = usePictureChoice(gate, {
    // Pictures of the gallery's category would be on the page before the project is published.
    category: 'general-asset',
    action: 'Add',
  });
  const add = async () => {
    const picked = (await picker.choose(false)) ?? [];
    const ids = new Set(pictures.map(({ id }) => id));
    const added = picked.flatMap(({ id }) =>
      id === undefined || ids.has(id) ? [] : [{ id, x: 50, y: 50 }],
    );
    onChange({ pictures: [...pictures, ...added].slice(0, MOST_PICTURES) });
    if (pictures.length + added.length > MOST_PICTURES) {
      toast({ title: tooMany, description: 'The last ones weren’t added.' });
    }
  };
  const items = pictures.map((entry): AlbumItem => {
    const { url = null, thumbnailUrl = null } = known?.get(entry.id) ?? {};
    const { id, x, y } = entry;
    return {
      id,
      x,
      y,
      url,
      thumbnailUrl,
      name: nameOf(id),
      marks: marksOf(fields, library, entry),
    };
  });
  const opened = items.find(({ id }) => id === openId);
  const change = (changes: Partial<AlbumEntry>) => {
    if (opened) onChange({ pictures: withEntry(pictures, opened.id, changes) });
  };
  const remove = (id: string) => {
    const next = pictures[pictures.findIndex((each) => each.id === id) + 1];
    setOpenId(null);
    onChange({
      pictures: withoutEntry(pictures, id),
      ...(coverId === id && { coverId: '' }),
    });
    // The removed picture's button can't get the focus back.
    requestAnimationFrame(() => {
      const buttons = panelRef.current?.querySelectorAll<HTMLElement>(
        next ? `[data-key="${next.id}"] button` : 'button',
      );
      [...(buttons ?? [])].at(-1)?.focus();
    });
  };
  return (
    <div ref={panelRef}>
      <Stack gap="sm">
        <Stack direction="row" gap="sm" align="center" justify="space-between" isWrapping>
          <Heading level={2} size="subheading">
            Pictures
          </Heading>
          <Button
            variant="secondary"
            size="compact"
            isDisabled={pictures.length >= MOST_PICTURES}
            onPress={() => void add()}
          >
            Add pictures
          </Button>
        </Stack>
        <AlbumPictures
          items={items}
          onReorder={(ids) =>
            onChange({
              pictures: ids.flatMap((id) => pictures.filter((each) => each.id === id)),
            })
          }
          onEdit={setOpenId}
        />
        {picker.dialog}
        {opened && (
          <AlbumPictureDialog
            item={opened}
            choices={beforeChoices(pictures, opened.id).map(({ id }) => {
              const { url = null, thumbnailUrl = null } = known?.get(id) ?? {};
              const absence = absenceOf(id);
              const name = absence ? `${nameOf(id)} (${absence.toLowerCase()})` : nameOf(id);
              return { id, url, thumbnailUrl, name };
            })}
            before={pictures.find(({ id }) => id === openId)?.before ?? ''}
            isCover={coverId === opened.id}
            onFocus={(x, y) => change({ x, y })}
            onBefore={(before) => change({ before: before || undefined })}
            onCover={() => onChange({ coverId: opened.id })}
            onRemove={() => remove(opened.id)}
            onClose={() => setOpenId(null)}
          />
        )}
      </Stack>
    </div>
  );
}
