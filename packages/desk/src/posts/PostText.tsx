import { Skeleton } from '@custom-designs/ui/components/Skeleton';
import { TextArea } from '@custom-designs/ui/components/TextArea';
import { TextField } from '@custom-designs/ui/components/TextField';
import { lazy, Suspense } from 'react';
import type { usePictureChoice } from '../pictures/usePictureChoice.tsx';
import type { PostDraft, PostState } from './postDraft.ts';
import { post } from './record.ts';
import { followTitle } from './slug.ts';

/** Loads only once a post is open, because it's as large as the rest of the screen. */
const PostEditor = lazy(async () => ({
  default: (await import('@custom-designs/ui/posts')).PostEditor,
}));

interface PostTextProps {
  draft: PostDraft;
  state: PostState;
  pictures: ReturnType<typeof usePictureChoice>;
}

/** Title, excerpt, and text of a post. The address follows the title until it's published. */
export function PostText({ draft, state: { fields, stored }, pictures }: PostTextProps) {
  const { title, excerpt } = post.fields;
  const isPublished = stored.original.status === 'published';
  return (
    <>
      <TextField
        name="title"
        label={title.label}
        value={fields.title}
        onChange={(value) =>
          draft.change({
            title: value,
            ...(!isPublished && { slug: followTitle(fields, value) }),
          })
        }
        maxLength={300}
      />
      <TextArea
        name="excerpt"
        label={excerpt.label}
        hint={excerpt.hint}
        rows={2}
        value={fields.excerpt}
        onChange={(value) => draft.change({ excerpt: value })}
        maxLength={1000}
      />
      <Suspense fallback={<Skeleton lines={6} />}>
        <PostEditor
          sections={fields.sections}
          onChange={(sections) => draft.change({ sections })}
          pickImages={() => pictures.choose(false)}
          onDropFiles={pictures.upload}
        />
      </Suspense>
    </>
  );
}
