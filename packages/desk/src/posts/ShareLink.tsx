import { Button } from '@custom-designs/ui/components/Button';
import { toast } from '@custom-designs/ui/components/Toast';
import { Stack } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { forManagers } from '../auth/index.ts';
import { copyLink } from '../copyLink.ts';
import { tellFailure } from '../failures.ts';
import { posts, readPreviewKey } from './adapter/index.ts';

const keyQuery = (id: string) => ({
  meta: forManagers,
  queryKey: [...posts.key, 'link', id],
  queryFn: () => readPreviewKey(id),
  // A colleague may have ended it.
  refetchOnWindowFocus: true,
  staleTime: 0,
  gcTime: 0,
});

interface ShareLinkProps {
  /** The id of the post, or of its draft. */
  id: string;
}

/** The secret link to a preview, and how it ends (docs/behavior/posts.md#post-preview). */
export function ShareLink({ id }: ShareLinkProps) {
  const client = useQueryClient();
  const key = useQuery(keyQuery(id));
  // It's read before, because Safari copies only what is there when the button is pressed.
  const copy = async () => {
    const { data, error } = key.data ? key : await key.refetch();
    if (data) {
      await copyLink(new URL(`/blog/preview?key=${data}`, location.origin).href, {
        title: 'Link copied',
        description: 'Everyone who has it can read this version.',
      });
    } else tellFailure('Couldn’t make the link', error);
  };
  const renewal = useMutation({
    meta: forManagers,
    // An answer with the earlier key could still arrive.
    onMutate: () => client.cancelQueries({ queryKey: keyQuery(id).queryKey }),
    mutationFn: () => readPreviewKey(id, true),
    onSuccess: (renewed) => {
      client.setQueryData(keyQuery(id).queryKey, renewed);
      toast({ title: 'New link made', description: 'The earlier links no longer work.' });
    },
    onError: (error) => tellFailure('The link wasn’t changed', error),
  });
  return (
    <Stack gap="sm">
      <Stack direction="row" gap="sm" isWrapping>
        <Button variant="secondary" onPress={() => void copy()}>
          Copy secret link
        </Button>
        <Button variant="secondary" isPending={renewal.isPending} onPress={() => renewal.mutate()}>
          New link
        </Button>
      </Stack>
      <Text size="small" tone="muted">
        Everyone who has the link can read this preview. “New link” makes a new one, and the earlier
        links stop working at once.
      </Text>
    </Stack>
  );
}
