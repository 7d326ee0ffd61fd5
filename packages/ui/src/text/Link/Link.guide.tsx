import type { Guide } from '../../docs/guide.ts';
import { Text } from '../index.ts';
import { Link } from './Link.tsx';

export const guide: Guide = {
  use: 'Use Link to go to another page or place, in running text or in a list. Its text says where it leads, even out of context.',
  avoid: [
    'For an action on the page, such as sending or deleting: use Button.',
    'For the main call to action: use ButtonLink, which stands out.',
    'For a whole card: use Card with `href`, so that the whole card can be pressed.',
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the link.', so: { part: ['link', 0], is: 'focused' } },
    { keys: '{Enter}', does: 'Opens the page.', by: 'browser' },
  ],
  screenReader: ['“Lighting design, link”'],
  dos: [
    {
      why: 'Write link text that makes sense in a list of links.',
      example: (
        <Text>
          Start with a <Link href="#consultation">free consultation</Link>, at your place.
        </Text>
      ),
    },
  ],
  donts: [
    {
      why: 'Don’t write “click here”. Out of context, it does not say where the link leads.',
      example: (
        <Text>
          For a free consultation at your place, <Link href="#click">click here</Link>.
        </Text>
      ),
    },
    {
      why: 'Don’t use an address as link text. Screen readers spell it out.',
      example: (
        <Text>
          Our lighting is at{' '}
          <Link href="#address">https://custom-designs.example/services/lighting?ref=7f3a</Link>.
        </Text>
      ),
    },
  ],
};
