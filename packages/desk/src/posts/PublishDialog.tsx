import { Button } from '@custom-designs/ui/components/Button';
import { Dialog } from '@custom-designs/ui/components/Dialog';
import { MomentField } from '@custom-designs/ui/components/MomentField';
import { Select } from '@custom-designs/ui/components/Select';
import { Stack } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { today } from '@internationalized/date';
import { useState } from 'react';
import { deskSite } from '../site.ts';
import { officeDay, shownDay, zoneInWords } from '../time.ts';
import type { Publication } from './adapter/index.ts';
import type { PostState } from './postDraft.ts';
import { chosenDate, fieldValueOf, missingParts, momentOf, publicationAt } from './publication.ts';
import { publicSlug, slugFrom, slugProblem } from './slug.ts';

interface PublishDialogProps {
  state: Pick<PostState, 'fields' | 'stored'>;
  isPending: boolean;
  /** Why the last attempt failed, in a sentence. */
  problem: string | null;
  onPublish: (publication: Publication) => void;
  onClose: () => void;
}

const list = new Intl.ListFormat('en-US');

/** Eight in the morning of the next day. */
const tomorrow = () => `${today(deskSite().timeZone).add({ days: 1 })}T08:00`;

/** Asks when a post appears, and names what it lacks. */
export function PublishDialog({
  state: { fields, stored },
  isPending,
  problem,
  onPublish,
  onClose,
}: PublishDialogProps) {
  const { publish_at } = stored.original;
  const isScheduled = publish_at !== '' && Date.parse(publish_at) > Date.now();
  const [when, setWhen] = useState(isScheduled ? 'later' : 'now');
  const [time, setTime] = useState(() =>
    isScheduled ? fieldValueOf(new Date(publish_at)) : tomorrow(),
  );
  const isLater = when === 'later';
  const moment = isLater ? momentOf(time) : null;
  const isEarly = isLater && !(Number(moment) > Date.now());
  const missing = missingParts(fields);
  const isUntitled = fields.title.trim() === '';
  const date = chosenDate(fields.date, publish_at);
  const isDatedLater = date > officeDay(moment && !isEarly ? moment : Date.now());
  // Publishing fills in an empty address.
  const address = fields.slug || slugFrom(fields.title);
  const addressProblem = slugProblem(address, publicSlug(stored.original));
  return (
    <Dialog
      isOpen
      title={isScheduled ? 'When should this post appear?' : 'Publish this post?'}
      labels={{ close: 'Cancel' }}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onPress={onClose}>
            Cancel
          </Button>
          <Button
            isPending={isPending}
            isDisabled={isEarly || isUntitled || addressProblem !== null}
            onPress={() => onPublish(publicationAt(moment, date))}
          >
            {isLater ? 'Schedule' : 'Publish now'}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {problem && (
          <div role="alert">
            <Text tone="danger">{problem}</Text>
          </div>
        )}
        {addressProblem && (
          <Text tone="danger">
            The address “{address}” can’t be published. {addressProblem}
          </Text>
        )}
        {missing.length > 0 && (
          <Text tone="strong">
            The post still lacks {list.format(missing)}.
            {isUntitled
              ? ' Give it a title before you publish it.'
              : addressProblem
                ? ''
                : ' You can publish it anyway.'}
          </Text>
        )}
        <Select
          name="when"
          label="When"
          items={[
            { value: 'now', label: 'Now' },
            { value: 'later', label: 'At a later time' },
          ]}
          value={when}
          onChange={setWhen}
        />
        {isLater && (
          <MomentField
            name="moment"
            label="Date and time"
            hint={zoneInWords()}
            error={isEarly ? 'Choose a time in the future.' : undefined}
            value={time}
            onChange={setTime}
          />
        )}
        {isDatedLater && (
          <Text tone="muted" size="small">
            The date on the page is {shownDay(date)}, so readers see the post from that day on.
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
