import {
  Calculator,
  House,
  Image,
  Layers,
  type LucideIcon,
  Mail,
  Menu,
  Newspaper,
} from 'lucide-react';
import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Link, Text } from '../../text/index.ts';
import { Icon } from '../Icon/index.ts';

/** The bar itself lies at the screen's edge, so its places are laid out here. */
const bar = (places: readonly (readonly [string, LucideIcon])[]) => (
  <div style={{ display: 'grid', gridTemplateColumns: `repeat(${places.length}, minmax(0, 1fr))` }}>
    {places.map(([name, icon]) => (
      <Link key={name} href={`#${name.toLowerCase()}`} variant="plain">
        <Stack gap="hair" align="center">
          <Icon icon={icon} size={24} />
          <Text as="span" size="label">
            {name}
          </Text>
        </Stack>
      </Link>
    ))}
  </div>
);

export const guide: Guide = {
  use: 'For the four places a phone visitor goes most, at the thumb. Shown below 768 px; wider pages have the SiteHeader.',
  avoid: [
    'For more than five places: the rest belongs in the MobileMenu.',
    'For an action of one page: use StickyAction.',
    'On wide pages: use SiteHeader. The bar hides itself there.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first place.',
      so: { part: ['link', 'Home'], is: 'focused' },
    },
    {
      keys: '{Tab}{Tab}{Tab}',
      does: 'Moves on, up to Menu.',
      so: { part: ['button', 'Menu'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'On Menu: opens the slide-in menu.',
      so: { part: ['dialog', 'Menu'], is: 'shown' },
    },
    { keys: '{Enter}', does: 'On a place: goes there.', by: 'browser' },
  ],
  screenReader: [
    '“Quick links, navigation, list, 4 items”',
    '“Services, current page, link”',
    '“Menu, button”',
  ],
  dos: [
    {
      why: 'Four places, one short word each, and the whole menu at the end.',
      example: bar([
        ['Home', House],
        ['Services', Layers],
        ['Contact', Mail],
        ['Menu', Menu],
      ]),
    },
  ],
  donts: [
    {
      why: 'Six places side by side: words run into each other, and no thumb hits the right one.',
      example: bar([
        ['Home', House],
        ['Services', Layers],
        ['Projects', Image],
        ['Calculator', Calculator],
        ['Blog', Newspaper],
        ['Contact', Mail],
      ]),
    },
  ],
};
