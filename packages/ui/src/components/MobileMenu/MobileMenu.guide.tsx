import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Link, Text } from '../../text/index.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';

/** The content of the menu alone, because an open menu would cover the page of documentation. */
const sheet = (names: readonly string[], quote: string) => (
  <Stack gap="sm">
    <Stack as="ul" gap="hair">
      {names.map((name) => (
        <li key={name}>
          <Link href={`#${name.toLowerCase().replaceAll(' ', '-')}`} variant="plain">
            <Text as="span" size="tagline" tone="strong">
              {name}
            </Text>
          </Link>
        </li>
      ))}
    </Stack>
    <ButtonLink href="#contact" width="full">
      {quote}
    </ButtonLink>
  </Stack>
);

export const guide: Guide = {
  use: 'Use MobileMenu for the whole navigation on phones. It slides in from the side of the screen.',
  avoid: [
    'From 768 px on: use NavMenu.',
    'For a task, such as a filter or a question: use Dialog.',
    'For the few pages that visitors open most: add them to BottomBar, which is always on the screen.',
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: ['button', 'Open the menu'],
      does: 'On the menu button: opens the menu and moves focus to its close button.',
      so: [
        { part: ['dialog', 'Menu'], is: 'shown' },
        { part: ['button', 'Close menu'], is: 'focused' },
      ],
    },
    {
      keys: '{Enter}',
      on: ['button', 'Services pages'],
      does: 'Opens the pages of a group.',
      so: { part: ['button', 'Services pages'], is: 'expanded' },
    },
    {
      keys: ' ',
      does: 'Closes the pages of the group.',
      so: { part: ['button', 'Services pages'], is: 'collapsed' },
    },
    {
      keys: '{Escape}',
      does: 'Closes the menu and returns focus to the menu button.',
      by: 'browser',
    },
    {
      keys: ' ',
      on: ['button', 'Close menu'],
      does: 'Closes the menu and returns focus to the menu button.',
      so: [
        { part: ['dialog'], is: 'gone' },
        { part: ['button', 'Open the menu'], is: 'focused' },
      ],
    },
  ],
  screenReader: [
    '“Menu, dialog, Close menu, button”',
    '“Services, link”, “Services pages, button, collapsed”',
    'The page behind the menu is hidden until the menu closes.',
  ],
  dos: [
    {
      why: 'Show the main sections first. Their pages open on request, and the button stays in view.',
      example: sheet(['Services', 'Residential', 'Projects', 'About'], 'Get a Quote'),
    },
  ],
  donts: [
    {
      why: 'Don’t list every page. The list is longer than the screen and pushes the button out of view.',
      example: sheet(
        [
          ...['Home Theaters', 'Smart Home', 'Lighting Design', 'Security Systems'],
          ...['Multi-Room Audio', 'Outdoor Audio', 'Video Walls', 'Wi-Fi', 'Fiber Optics'],
        ],
        'Get a Quote',
      ),
    },
  ],
};
