import { Cable, House, Phone, Radio, Speaker, X } from 'lucide-react';
import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from '../../text/index.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from './Icon.tsx';

export const guide: Guide = {
  use: 'For a line drawing beside words, or alone in a control that has a name. It helps to find words again; it does not replace them.',
  avoid: [
    'Alone as a message, such as a red cross for “not sent”: give it words.',
    'Larger than 24 px, or in colors: use Picture.',
    'For a state such as “new” or “draft”: use Badge.',
  ],
  screenReader: ['Nothing: the words beside it, or the control’s name, say what it means.'],
  dos: [
    {
      why: 'The words say it; the drawing helps to find them.',
      example: (
        <Stack direction="row" gap="sm" align="center">
          <Icon icon={Phone} />
          <Text as="span">Call (956) 555-0142</Text>
        </Stack>
      ),
    },
    {
      why: 'Alone only in a control with a name, and only where everybody knows the sign.',
      example: (
        <Button variant="ghost" size="icon" aria-label="Close">
          <Icon icon={X} />
        </Button>
      ),
    },
  ],
  donts: [
    {
      why: 'Four trades as four riddles: which of them is networking?',
      example: (
        <Stack direction="row" gap="lg" justify="center">
          <Icon icon={House} size={24} label="Smart home" />
          <Icon icon={Speaker} size={24} label="Audio" />
          <Icon icon={Radio} size={24} label="Networking" />
          <Icon icon={Cable} size={24} label="Fiber" />
        </Stack>
      ),
    },
  ],
};
