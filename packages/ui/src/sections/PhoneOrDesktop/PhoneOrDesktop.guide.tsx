import { ButtonLink } from '../../components/Button/index.ts';
import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from '../../text/index.ts';
import { PhoneOrDesktop } from './index.ts';

const number = <Text tone="strong">(956) 555-0142</Text>;
const hours = <Text>Weekdays 9 to 6, Saturday 10 to 4.</Text>;

export const guide: Guide = {
  use: 'For the rare part of a page that is built another way on phones, such as cards to tap instead of a form beside facts. Both are in the HTML; the width shows one.',
  avoid: [
    'For columns that only move one below the other: sections do that by themselves.',
    'For hiding something from phones: what matters there matters here.',
    'For asking which device it is: below 768 px it is a phone, whatever it is.',
  ],
  screenReader: ['Only the one that is shown; the other is not there for it.'],
  dos: [
    {
      why: 'Both say the same; only the deed is made for the thumb.',
      example: (
        <PhoneOrDesktop
          phone={
            <Stack>
              <ButtonLink href="tel:+19565550142">Call (956) 555-0142</ButtonLink>
              {hours}
            </Stack>
          }
          desktop={
            <Stack gap="xs">
              {number}
              {hours}
            </Stack>
          }
        />
      ),
    },
  ],
  donts: [
    {
      why: 'The discount is only in the wide one: who reads on a phone pays the full price.',
      example: (
        <PhoneOrDesktop
          phone={<ButtonLink href="tel:+19565550142">Call</ButtonLink>}
          desktop={
            <Stack gap="xs">
              {number}
              <Text>15% off for seniors and veterans.</Text>
            </Stack>
          }
        />
      ),
    },
  ],
};
