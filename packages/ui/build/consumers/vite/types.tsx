import { Button } from '@custom-designs/ui/components/Button';
import { Section, Stack } from '@custom-designs/ui/layout';

/** Checks that props from styles keep their narrow types: `tsc` fails if one is `any`. */
export const refused = [
  // @ts-expect-error there is no such variant
  <Button key="variant" variant="loud">
    Go
  </Button>,
  // @ts-expect-error there is no such distance
  <Stack key="gap" gap="enormous">
    Go
  </Stack>,
  // @ts-expect-error there is no such tone
  <Section key="tone" tone="loud">
    Go
  </Section>,
];
