import type { Guide } from '../../docs/guide.ts';
import { Text } from '../index.ts';
import { Link } from './Link.tsx';

export const guide: Guide = {
  use: 'For going somewhere, in a line of text or in a list. Its words say where, also when they are read alone.',
  avoid: [
    'For doing something here, such as sending or deleting: use Button.',
    'For the one way that leads on: use ButtonLink, which is seen first.',
    'For a whole card: use Card with href, so that all of it can be pressed.',
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the link.', so: { part: ['link', 0], is: 'focused' } },
    { keys: '{Enter}', does: 'Goes there.', by: 'browser' },
  ],
  screenReader: ['“Lighting design, link”'],
  dos: [
    {
      why: 'The words say where it leads, even in a list of nothing but links.',
      example: (
        <Text>
          Start with a <Link href="#consultation">free consultation</Link>, at your place.
        </Text>
      ),
    },
  ],
  donts: [
    {
      why: 'Read alone it says “click here”, and so do three others on the page.',
      example: (
        <Text>
          For a free consultation at your place, <Link href="#click">click here</Link>.
        </Text>
      ),
    },
    {
      why: 'An address as words: it is read out letter by letter.',
      example: (
        <Text>
          Our lighting is at{' '}
          <Link href="#address">https://custom-designs.example/services/lighting?ref=7f3a</Link>.
        </Text>
      ),
    },
  ],
};
