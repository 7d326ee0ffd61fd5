import { type Task, TaskList } from '@custom-designs/ui/desk';
import { Stack } from '@custom-designs/ui/layout';
import { Heading } from '@custom-designs/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { mailing } from '../auth/index.ts';
import { allFacts, factsHref } from '../facts/address.ts';
import { isDefault } from '../facts/useFactForm.ts';
import { useFacts } from '../facts/useFacts.ts';
import { peopleQuery } from '../people/usePeople.ts';
import { imagesQuery } from '../pictures/adapter/index.ts';
import type { StoredImage } from '../pictures/image.ts';

/** What the site still shows of the samples that it came with. */
export interface Samples {
  /** The keys of facts. */
  readonly facts: readonly string[];
  /** Whether pages show rendered pictures in place of photos. */
  readonly hasPictures: boolean;
}

/**
 * What is left to do before visitors should see the site. It ends once the facts and the pictures are
 * the company's own.
 */
export function BeforeLaunch({ samples }: { samples: Samples }) {
  const titleId = useId();
  const { data: facts } = useFacts(true);
  const { data: images } = useQuery(imagesQuery());
  const { data: people } = useQuery(peopleQuery());
  const { data: isMailed } = useQuery(mailing);
  if (!facts || !images || !people) return null;
  const isLeft = (key: string) => isDefault(facts.facts.find((row) => row.key === key));
  const left = samples.facts.filter(isLeft).length;
  const isOwn = ({ sha256, isPublished }: StoredImage) => sha256 !== null && isPublished;
  const hasPictures = !samples.hasPictures || images.some(isOwn);
  if (left === 0 && hasPictures) return null;
  const tasks: readonly (Task & { isDone?: boolean })[] = [
    {
      label: left === 1 ? 'fact to confirm' : 'facts to confirm',
      count: left,
      href: factsHref({ ...allFacts, isSamples: true }),
    },
    { label: 'Add your own pictures', href: '/admin/media', isDone: hasPictures },
    { label: 'Invite your people', href: '/admin/people', isDone: people.length > 1 },
    {
      label: 'Mail isn’t set up: invitations are links to copy',
      href: '/admin/people',
      isDone: isMailed !== false,
    },
  ];
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="sm">
        <Heading level={2} size="subheading" id={titleId}>
          Before launch
        </Heading>
        <TaskList tasks={tasks.filter(({ isDone }) => !isDone)} empty="" />
      </Stack>
    </section>
  );
}
