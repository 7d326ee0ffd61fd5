import { Badge } from '@custom-designs/ui/components/Badge';
import { Button } from '@custom-designs/ui/components/Button';
import { ButtonLink } from '@custom-designs/ui/components/ButtonLink';
import { Select } from '@custom-designs/ui/components/Select';
import { Switch } from '@custom-designs/ui/components/Switch';
import { TextArea } from '@custom-designs/ui/components/TextArea';
import { TextField } from '@custom-designs/ui/components/TextField';
import { EditFrame, SaveStatus } from '@custom-designs/ui/desk';
import { Text } from '@custom-designs/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { reasonFor } from '../failures.ts';
import { imagesQuery } from '../pictures/adapter/index.ts';
import { DeleteQuestion } from '../record/DeleteQuestion.tsx';
import type { UnsavedText } from '../record/unsavedText.ts';
import type { SignInGate } from '../SignInGate.ts';
import { shortTime } from '../time.ts';
import { AlbumNotices } from './AlbumNotices.tsx';
import { AlbumPicturesField, type KnownImages, nameIn } from './AlbumPicturesField.tsx';
import { deleteNote, editHref, listHref, useAlbumDeletion } from './desk.ts';
import { coverOf } from './fields.ts';
import { type AlbumDraft, type OpenedAlbum, useAlbumDraft } from './useAlbumDraft.ts';

/** What an editor chooses from. */
export interface ProjectChoices {
  readonly cities: readonly string[];
  readonly services: readonly string[];
}

/** A select needs a value for no choice. */
const NONE = 'none';

/** A value that is no longer offered stays in the list. */
const itemsOf = (offered: readonly string[], current: string, none: string) => [
  { value: NONE, label: none },
  ...[...new Set([...offered, ...(current ? [current] : [])])].map((value) => ({
    value,
    label: value,
  })),
];

function Status({ draft }: { draft: AlbumDraft }) {
  const { isDirty, isSaving, failure, stored, save } = draft;
  if (failure && !isSaving) {
    return <SaveStatus state="failed" reason={reasonFor(failure)} onRetry={save} />;
  }
  if (isDirty && !isSaving) {
    return (
      <Text tone="muted" size="small">
        Changes aren’t saved yet.
      </Text>
    );
  }
  if (!stored && !isSaving) return null;
  const time = stored ? shortTime(stored.updated_at) : '';
  return <SaveStatus state={isSaving ? 'saving' : 'saved'} time={time} onRetry={save} />;
}

interface AlbumEditingProps extends OpenedAlbum {
  gate: SignInGate;
  /** Unsaved changes in this browser. */
  keep: UnsavedText;
  /** Called once a new project is stored. */
  onCreated: () => void;
  choices: ProjectChoices;
}

/** The fields and pictures of a project. Nothing is stored before Save. */
export function AlbumEditing({ gate, choices, keep, onCreated, ...opened }: AlbumEditingProps) {
  const { id } = opened;
  const navigate = useNavigate();
  const draft = useAlbumDraft({
    ...opened,
    gate,
    keep,
    onCreated: () => {
      // From now on, unsaved changes belong to this project, and not to the next new one.
      keep.write('');
      onCreated();
      navigate(editHref(id), { replace: true, preventScrollReset: true });
    },
  });
  const { fields, change } = draft;
  const deletion = useAlbumDeletion(gate);
  const [isAsking, setAsking] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const images = useQuery(imagesQuery());
  const known: KnownImages = images.data
    ? new Map(images.data.map((image) => [image.id, image]))
    : null;
  const hasCover = coverOf(fields, (each) => known?.get(each)?.isPublished === true) !== undefined;
  const hasTitle = fields.title.trim() !== '';
  const save = () => {
    setChecked(true);
    if (hasTitle) draft.save();
  };
  const remove = async () => {
    setAsking(false);
    await deletion.remove(id).then(
      () => {
        keep.write('');
        navigate(listHref);
      },
      () => undefined,
    );
  };
  return (
    <>
      <EditFrame
        bar={
          <>
            <ButtonLink variant="ghost" size="compact" href={listHref}>
              All projects
            </ButtonLink>
            <Badge tone={draft.saved.isPublished ? 'success' : 'neutral'}>
              {draft.saved.isPublished ? 'Published' : 'Draft'}
            </Badge>
            <Status draft={{ ...draft, save }} />
          </>
        }
        actions={
          <Button
            size="compact"
            isPending={draft.isSaving}
            isDisabled={!draft.isDirty || draft.contested.length > 0}
            onPress={save}
          >
            Save
          </Button>
        }
        notices={<AlbumNotices draft={{ ...draft, save }} nameOf={nameIn(known)} />}
        sideLabel="Settings"
        side={
          <>
            <Switch
              isSelected={fields.isPublished}
              onChange={(isPublished) => change({ isPublished })}
            >
              Show on the website
            </Switch>
            {fields.isPublished && known && !hasCover && (
              <Text tone="muted" size="small">
                It appears once it has a picture that visitors see.
              </Text>
            )}
            <Select
              name="city"
              label="City"
              items={itemsOf(choices.cities, fields.city, 'No city')}
              value={fields.city || NONE}
              onChange={(city) => change({ city: city === NONE ? '' : city })}
            />
            <Select
              name="service"
              label="Service"
              items={itemsOf(choices.services, fields.service, 'No service')}
              value={fields.service || NONE}
              onChange={(service) => change({ service: service === NONE ? '' : service })}
            />
            {draft.stored && (
              <div>
                <Button variant="ghost" size="compact" onPress={() => setAsking(true)}>
                  Delete project
                </Button>
              </div>
            )}
          </>
        }
      >
        <TextField
          name="title"
          label="Title"
          error={isChecked && !hasTitle ? 'Give the project a title.' : undefined}
          value={fields.title}
          onChange={(title) => change({ title })}
          maxLength={120}
        />
        <TextArea
          name="sentence"
          label="One sentence"
          hint="What was asked, or what is special about it."
          rows={2}
          value={fields.sentence}
          onChange={(sentence) => change({ sentence })}
          maxLength={300}
        />
        <AlbumPicturesField fields={fields} known={known} gate={gate} onChange={change} />
        {images.isError && (
          <Text tone="danger">The library couldn’t be loaded. {reasonFor(images.error)}</Text>
        )}
      </EditFrame>
      <DeleteQuestion
        what="project"
        item={isAsking ? { title: fields.title, isPublic: draft.saved.isPublished } : null}
        note={deleteNote}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
