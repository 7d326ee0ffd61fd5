import { Button } from '@custom-designs/ui/components/Button';
import { VersionChoice } from '@custom-designs/ui/desk';
import type { PostSession, SessionState } from './PostSession.ts';
import { type FieldName, isSameField, type PostFields } from './post.ts';
import { wordsOf } from './sections.ts';
import { focusTitle } from './titleField.ts';

const labels: Readonly<Record<FieldName, string>> = {
  title: 'Title',
  excerpt: 'Excerpt',
  image: 'Cover',
  category: 'Category',
  slug: 'Address',
  author: 'Author',
  date: 'Date',
  sections: 'Text',
};

const textOf = (fields: PostFields, name: FieldName): string =>
  name === 'sections' ? wordsOf(fields.sections) : fields[name];

interface ConflictChoiceProps {
  session: PostSession;
  state: SessionState;
}

/** Both versions of what two editors changed. Saving waits for the choice. */
export function ConflictChoice({ session, state }: ConflictChoiceProps) {
  const { contested, saved: theirs, mine, fields, stored } = state;
  const who = stored.updatedBy || 'Someone else';
  return (
    <VersionChoice
      message={`${who} changed this post while you were editing. Nothing is saved until you choose what to keep:`}
      fields={contested.map((name) => ({
        name,
        label: labels[name],
        theirs: textOf(theirs, name),
        mine: textOf(mine, name),
        isTheirs: isSameField(fields, theirs, name),
        onChoose: (isTheirs) => session.change({ [name]: (isTheirs ? theirs : mine)[name] }),
      }))}
    >
      <div>
        <Button
          size="compact"
          onPress={() => {
            session.settle();
            focusTitle();
          }}
        >
          Save my choice
        </Button>
      </div>
    </VersionChoice>
  );
}
