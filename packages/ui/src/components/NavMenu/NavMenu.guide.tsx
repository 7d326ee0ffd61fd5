import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { Container, Section } from '../../layout/index.ts';
import { NavMenu } from './index.ts';

const link = (label: string) => ({ label, href: `#${label.toLowerCase().replaceAll(' ', '-')}` });

export const guide: Guide = {
  use: 'For the site’s main navigation from 768 px on: places, and panels of places under one name.',
  avoid: [
    'Below 768 px: use MobileMenu.',
    'For commands, such as signing out: use Buttons. This is navigation, not a menu of an application.',
    'For more than seven names on the bar: put them under one name, as a group with a panel.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the next name. Nothing opens by focus alone.',
      so: [
        { part: ['button', 'Services'], is: 'focused' },
        { part: ['button', 'Services'], is: 'collapsed' },
      ],
    },
    {
      keys: '{ArrowRight}',
      does: 'Moves to the next name (Left arrow in right-to-left text).',
      so: { part: ['button', 'Residential'], is: 'focused' },
    },
    {
      keys: '{ArrowLeft}',
      does: 'Moves to the name before.',
      so: { part: ['button', 'Services'], is: 'focused' },
    },
    {
      keys: '{End}',
      does: 'Moves to the last name.',
      so: { part: ['link', 'Admin'], is: 'focused' },
    },
    {
      keys: '{Home}',
      does: 'Moves to the first name.',
      so: { part: ['button', 'Services'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'Opens the panel.',
      so: { part: ['button', 'Services'], is: 'expanded' },
    },
    {
      keys: '{ArrowDown}',
      does: 'Moves into the open panel.',
      so: { part: ['link', 'All Services'], is: 'focused' },
    },
    {
      keys: '{ArrowDown}',
      does: 'Moves down the panel.',
      so: { part: ['link', 'Home Theater Installation'], is: 'focused' },
    },
    {
      keys: '{ArrowUp}',
      does: 'Moves up the panel.',
      so: { part: ['link', 'All Services'], is: 'focused' },
    },
    {
      keys: '{Escape}',
      does: 'Closes the panel and gives the focus back to its name.',
      so: [
        { part: ['button', 'Services'], is: 'focused' },
        { part: ['button', 'Services'], is: 'collapsed' },
      ],
    },
    {
      keys: ' ',
      does: 'Opens the panel, or closes it.',
      so: { part: ['button', 'Services'], is: 'expanded' },
    },
    {
      keys: '{Tab}',
      does: 'Moves through an open panel, and closes it when it is left.',
      so: { part: ['link', 'All Services'], is: 'focused' },
    },
  ],
  screenReader: [
    '“Main, navigation”',
    '“Services, button, collapsed”, after a press “expanded”',
    '“Offices, current page, link”',
  ],
  customProperties: [
    { name: '--ui-bar-ink', does: 'Color of the names on the bar.' },
    { name: '--ui-bar-accent', does: 'Color of the name one points at or is in.' },
  ],
  dos: [
    {
      why: 'Few names, in words a visitor would use, and the page one is on is lit.',
      example: (
        <PageWidth>
          <Section space="compact">
            <Container>
              <NavMenu
                aria-label="Main, do"
                items={['Services', 'Projects', 'About', 'Blog', 'Contact'].map(link)}
                currentPath="#projects"
              />
            </Container>
          </Section>
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'Every trade has its own name on the bar. It breaks into rows, and Contact is lost among them.',
      example: (
        <PageWidth>
          <Section space="compact">
            <Container>
              <NavMenu
                aria-label="Main, don’t"
                items={[
                  ...['Home Theater Installation', 'Smart Home Automation', 'Lighting Design'],
                  ...['Security Systems', 'Multi-Room Audio', 'Outdoor Entertainment'],
                  ...['Video Services', 'Networking Services', 'Contact'],
                ].map(link)}
              />
            </Container>
          </Section>
        </PageWidth>
      ),
    },
  ],
};
