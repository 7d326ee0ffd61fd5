import { Phone } from 'lucide-react';
import { ButtonLink } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import type { Guide } from '../../docs/guide.ts';
import { Grid, Stack } from '../../layout/index.ts';

const Call = () => (
  <ButtonLink
    href="tel:+19565550142"
    variant="secondary"
    size="icon"
    aria-label="Call (956) 555-0142"
  >
    <Icon icon={Phone} />
  </ButtonLink>
);

export const guide: Guide = {
  use: 'For the one thing a long page hopes for, kept within the thumb’s reach on phones. It comes when the hero has gone and ends with what it accompanies; wider screens never see it.',
  avoid: [
    'For places to go: the bottom bar has those.',
    'For a short page: its own buttons are never out of reach.',
    'For news, cookies or offers: a bar that is in the way is pushed aside unread.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves through the page as it is read, then to the bar. What has the focus is never beneath it.',
      by: 'browser',
    },
    { keys: '{Enter}', does: 'Follows the link, or dials.', by: 'browser' },
  ],
  screenReader: [
    'Phones only, after what it accompanies: “Get a Free Quote, link”',
    '“Call (956) 555-0142, link”',
  ],
  dos: [
    {
      why: 'One way on, in the words that the hero used, and the phone beside it.',
      example: (
        <Stack direction="row" gap="xs">
          <ButtonLink href="#contact">Get a Free Quote</ButtonLink>
          <Call />
        </Stack>
      ),
    },
  ],
  donts: [
    {
      why: 'A second menu: it covers three lines of the page and stresses nothing.',
      example: (
        <Grid columns={2} gap="xs">
          <ButtonLink href="#contact">Free Quote</ButtonLink>
          <ButtonLink href="#gallery">Gallery</ButtonLink>
          <ButtonLink href="#discount">10% Off</ButtonLink>
          <ButtonLink href="tel:+19565550142">Call Now</ButtonLink>
        </Grid>
      ),
    },
  ],
};
