import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from '../../text/index.ts';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

export const guide: Guide = {
  use: 'For the shape of something on its way, so that nothing jumps when it comes. The group says once what is loading.',
  avoid: [
    'For work whose end is known: use ProgressBar.',
    'For a press that is being answered: use a pending Button.',
    'For less than about half a second, or for what is already there: show nothing, then the thing itself.',
  ],
  screenReader: ['The label of its SkeletonGroup, once: “Loading posts”. The shapes are silent.'],
  dos: [
    {
      why: 'As tall as the post that will stand here: what is below stays where it is.',
      example: (
        <SkeletonGroup label="Loading the newest post…">
          <Stack gap="sm">
            <Skeleton shape="picture" />
            <Skeleton shape="badge" />
            <Skeleton shape="title" />
            <Skeleton lines={2} />
          </Stack>
        </SkeletonGroup>
      ),
    },
  ],
  donts: [
    {
      why: 'Two lines where a picture will come: “Contact Us” jumps away under the finger.',
      example: (
        <Stack gap="sm">
          <SkeletonGroup label="Loading another post…">
            <Skeleton lines={2} />
          </SkeletonGroup>
          <Text tone="strong">Contact Us</Text>
          <Text size="small">Monday to Friday, 9 AM to 6 PM.</Text>
        </Stack>
      ),
    },
  ],
};
