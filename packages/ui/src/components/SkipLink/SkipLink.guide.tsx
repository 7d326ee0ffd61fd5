import type { CSSProperties } from 'react';
import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Link, Text } from '../../text/index.ts';
import { SkipLink } from './SkipLink.tsx';

/** Keeps the link, which appears at the edge of the screen, inside its box. */
const box: CSSProperties = { contain: 'layout', minBlockSize: '9rem' };
const places = (
  <Stack direction="row" gap="md" isWrapping>
    {['Services', 'Projects', 'Blog', 'Contact'].map((name) => (
      <Link key={name} href={`#${name.toLowerCase()}`} variant="quiet">
        {name}
      </Link>
    ))}
  </Stack>
);

export const guide: Guide = {
  use: 'Use SkipLink as the first link of every page. It lets keyboard users skip the navigation.',
  avoid: [
    'More than once on a page: on long pages, link to the headings.',
    'For links in an article: use Link.',
    'To an element that cannot be focused: give it `tabIndex={-1}`.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'From the start of the page: shows the link.',
      so: [
        { part: ['link', 'Skip to content'], is: 'focused' },
        { part: ['link', 'Skip to content'], is: 'shown' },
      ],
    },
    { keys: '{Enter}', does: 'Moves to the main content.', by: 'browser' },
  ],
  screenReader: ['“Skip to content, link”'],
  dos: [
    {
      why: 'Place it before everything else. Tab shows it, and Enter skips all four links.',
      example: (
        <div style={box}>
          <Stack gap="sm">
            <SkipLink target="do-skip-content" />
            {places}
            <div id="do-skip-content" tabIndex={-1}>
              <Text>Heard first: “Skip to content, link”. Then what the page is about.</Text>
            </div>
          </Stack>
        </div>
      ),
    },
  ],
  donts: [
    {
      why: 'Don’t place it after the navigation. All four links have been read by then, and “Skip” does not say where it leads.',
      example: (
        <div style={box}>
          <Stack gap="sm">
            {places}
            <SkipLink target="dont-skip-content">Skip</SkipLink>
            <div id="dont-skip-content" tabIndex={-1}>
              <Text>
                Heard first: “Services, link”, “Projects, link”, “Blog, link”, “Contact, link”,
                “Skip, link”.
              </Text>
            </div>
          </Stack>
        </div>
      ),
    },
  ],
};
