import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { MobileMenuProvider } from '../MobileMenu/MobileMenuProvider.tsx';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';

const link = (label: string) => ({ label, href: `#${label.toLowerCase()}` });

const header = (navigation: string, logo: string, phone: SiteHeaderProps['phone']) => (
  <PageWidth>
    <MobileMenuProvider>
      <SiteHeader
        isSolid
        logo={logo}
        homeHref="#home"
        items={['Services', 'Projects', 'About', 'Blog', 'Contact'].map(link)}
        phone={phone}
        messageHref="#contact"
        labels={{ navigation }}
      />
    </MobileMenuProvider>
  </PageWidth>
);

export const guide: Guide = {
  use: 'Use SiteHeader at the top of every page. It holds the logo, the navigation, and two links to get in touch. For its keys, see NavMenu and MobileMenu.',
  avoid: [
    'For the title of a page: use PageIntro or Hero.',
    'For an offer or a notice: use DiscountBand, which scrolls away with the page.',
    'Outside a MobileMenuProvider: the menu button would have no menu to open.',
  ],
  screenReader: [
    '“Banner”',
    '“Custom Designs Home, link”',
    '“Main, navigation”',
    '“Call (956) 555-0142, link”',
  ],
  dos: [
    {
      why: 'Keep the logo short. Visitors see it on every page.',
      example: header('Main, do', 'Custom Designs', {
        label: '(956) 555-0142',
        href: 'tel:+19565550142',
      }),
    },
  ],
  donts: [
    {
      why: 'Don’t put a slogan in the logo. Screen readers repeat it on every page, and it does not fit on a phone.',
      example: header(
        'Main, don’t',
        'Custom Designs, the Rio Grande Valley’s premier home technology and lighting specialists',
        { label: '(956) 555-0143', href: 'tel:+19565550143' },
      ),
    },
  ],
};
