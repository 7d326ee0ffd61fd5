import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Link, Text } from '../../text/index.ts';
import { ButtonLink } from '../Button/index.ts';

/** The sheet's own words: open it would lie over this page. */
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
  use: 'For the whole navigation on a phone, as a sheet from the side.',
  avoid: [
    'From 768 px on: use NavMenu.',
    'For a task, such as a filter or a question: use Dialog.',
    'For the few places a visitor goes most: they stand in the BottomBar, one press nearer.',
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: ['button', 'Open the menu'],
      does: 'On what opens it: the sheet comes, and its Close button has the focus.',
      so: [
        { part: ['dialog', 'Menu'], is: 'shown' },
        { part: ['button', 'Close menu'], is: 'focused' },
      ],
    },
    {
      keys: '{Enter}',
      on: ['button', 'Services pages'],
      does: 'Opens the pages of a section.',
      so: { part: ['button', 'Services pages'], is: 'expanded' },
    },
    {
      keys: ' ',
      does: 'Closes them again.',
      so: { part: ['button', 'Services pages'], is: 'collapsed' },
    },
    { keys: '{Escape}', does: 'Closes the sheet and gives the focus back.', by: 'browser' },
    {
      keys: ' ',
      on: ['button', 'Close menu'],
      does: 'Closes the sheet and gives the focus back.',
      so: [
        { part: ['dialog'], is: 'gone' },
        { part: ['button', 'Open the menu'], is: 'focused' },
      ],
    },
  ],
  screenReader: [
    '“Menu, dialog, Close menu, button”',
    '“Services, link”, “Services pages, button, collapsed”',
    'The page behind is hidden until it closes.',
  ],
  dos: [
    {
      why: 'Only the roots: their pages wait one press below, and the quote stays in sight.',
      example: sheet(['Services', 'Residential', 'Projects', 'About'], 'Get a Quote'),
    },
  ],
  donts: [
    {
      why: 'Every page in one flat list: the quote lies below the edge of the phone.',
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
