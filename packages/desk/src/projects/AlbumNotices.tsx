import { Button } from '@custom-designs/ui/components/Button';
import { VersionChoice } from '@custom-designs/ui/desk';
import { Text } from '@custom-designs/ui/text';
import type { AlbumFields, FieldName } from './fields.ts';
import type { AlbumDraft } from './useAlbumDraft.ts';

const labels: Readonly<Record<FieldName, string>> = {
  title: 'Title',
  city: 'City',
  service: 'Service',
  sentence: 'Sentence',
  coverId: 'Cover',
  pictures: 'Pictures',
  isPublished: 'On the website',
};

const texts = {
  restored: 'This browser held changes that weren’t saved. They’re here again.',
  merged:
    'Someone else changed this project, too. Their changes are combined with yours. Check them, and save again.',
};

interface AlbumNoticesProps {
  draft: AlbumDraft;
  /** The name of a picture, by its id. */
  nameOf: (id: string) => string;
}

/** What happened to the project while it was open, or before. */
export function AlbumNotices({ draft, nameOf }: AlbumNoticesProps) {
  const { contested, notice, saved: theirs, mine, fields } = draft;
  const textOf = (version: AlbumFields, name: FieldName): string => {
    if (name === 'pictures') return version.pictures.map(({ id }) => nameOf(id)).join(', ');
    if (name === 'coverId') return version.coverId && nameOf(version.coverId);
    if (name === 'isPublished') return version.isPublished ? 'Yes' : 'No';
    return version[name];
  };
  if (contested.length > 0) {
    return (
      <VersionChoice
        message="Someone else changed this project while you were editing. Nothing is saved until you choose what to keep:"
        fields={contested.map((name) => ({
          name,
          label: labels[name],
          theirs: textOf(theirs, name),
          mine: textOf(mine, name),
          isTheirs: fields[name] === theirs[name],
          onChoose: (isTheirs) => draft.change({ [name]: (isTheirs ? theirs : mine)[name] }),
        }))}
      >
        <div>
          <Button size="compact" isPending={draft.isSaving} onPress={draft.save}>
            Save my choice
          </Button>
        </div>
      </VersionChoice>
    );
  }
  if (!notice) return null;
  return (
    <div role="status">
      <Text>{texts[notice]}</Text>
      <Button variant="ghost" size="compact" onPress={draft.dismissNotice}>
        Close this message
      </Button>
    </div>
  );
}
