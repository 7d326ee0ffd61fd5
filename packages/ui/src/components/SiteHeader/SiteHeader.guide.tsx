import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { MobileMenuProvider } from '../MobileMenu/index.ts';
import { SiteHeader, type SiteHeaderProps } from './index.ts';

const link = (name: string) => ({ name, path: `#${name.toLowerCase()}` });

const header = (navLabel: string, brand: string, phone: SiteHeaderProps['phone']) => (
  <PageWidth>
    <MobileMenuProvider>
      <SiteHeader
        solid
        brand={brand}
        navLabel={navLabel}
        groups={[]}
        links={['Services', 'Projects', 'About', 'Blog', 'Contact'].map(link)}
        phone={phone}
        messageHref="#contact"
      />
    </MobileMenuProvider>
  </PageWidth>
);

export const guide: Guide = {
  use: 'For the top of every page: brand, navigation, phone and message. Its keys are those of NavMenu and MobileMenu.',
  avoid: [
    'For the title of a page: use PageIntro or Hero.',
    'For an offer or a notice to everybody: use DiscountBand, which scrolls away with the page.',
    'Without a MobileMenuProvider around it: its menu button would open nothing.',
  ],
  screenReader: ['“Banner, Custom Designs, link”, “Main, navigation”, “Call (956) 555-0142, link”'],
  dos: [
    {
      why: 'A name, the places, and two ways to reach a person.',
      example: header('Main, do', 'Custom Designs', {
        display: '(956) 555-0142',
        href: 'tel:+19565550142',
      }),
    },
  ],
  donts: [
    {
      why: 'A slogan as brand: read again on every page, and on a phone it runs off the bar.',
      example: header(
        'Main, don’t',
        'Custom Designs, the Rio Grande Valley’s premier home technology and lighting specialists',
        { display: '(956) 555-0143', href: 'tel:+19565550143' },
      ),
    },
  ],
};
