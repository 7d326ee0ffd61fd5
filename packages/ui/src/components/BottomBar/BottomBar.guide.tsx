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
import { Icon } from '../Icon/Icon.tsx';

/** The items alone, because the bar is fixed to the edge of the screen. */
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
  use: 'Use BottomBar for the three to five pages that phone visitors open most. It shows below 768 px. Wider screens have the SiteHeader.',
  avoid: [
    'For more than five items: put the others in the MobileMenu.',
    'For an action on one page: use StickyAction.',
    'On wide screens: use SiteHeader. The bar is hidden there.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first item.',
      so: { part: ['link', 'Home'], is: 'focused' },
    },
    {
      keys: '{Tab}{Tab}{Tab}',
      does: 'Moves through the items, up to Menu.',
      so: { part: ['button', 'Menu'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'On Menu: opens the MobileMenu.',
      so: { part: ['dialog', 'Menu'], is: 'shown' },
    },
    { keys: '{Enter}', does: 'On another item: opens its page.', by: 'browser' },
  ],
  screenReader: [
    '“Quick links, navigation, list, 4 items”',
    '“Services, current page, link”',
    '“Menu, button”',
  ],
  dos: [
    {
      why: 'Use one short word for each item, and end with the menu.',
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
      why: 'Don’t use six items. The labels touch, and the targets are too small.',
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
