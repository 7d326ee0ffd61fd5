import type { CSSProperties } from 'react';
import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Link, Text } from '../../text/index.ts';
import { SkipLink } from './index.ts';

/** Keeps the link, which appears at the edge of the screen, inside its box. */
const box: CSSProperties = { contain: 'layout', minBlockSize: '9rem' };
const places = (
  <Stack direction="row" gap="md" wrap>
    {['Services', 'Projects', 'Blog', 'Contact'].map((name) => (
      <Link key={name} href={`#${name.toLowerCase()}`} variant="quiet">
        {name}
      </Link>
    ))}
  </Stack>
);

export const guide: Guide = {
  use: 'For the first stop of the Tab key on every page: past the navigation, to what the page is about.',
  avoid: [
    'More than once a page: for long pages, use links to its headings.',
    'For links within an article: use Link.',
    'To a place that cannot take the focus: give that place tabIndex -1.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'From the page’s start: shows the link.',
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
      why: 'Before everything else: one Tab shows it, Enter leads past all four names.',
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
      why: 'After the navigation it comes too late: all four names have been heard, and “Skip” says not where to.',
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
