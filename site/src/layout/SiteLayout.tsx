import { BottomBar } from '@custom-designs/ui/components/BottomBar';
import { MobileMenu } from '@custom-designs/ui/components/MobileMenu';
import { NoticeLine } from '@custom-designs/ui/components/NoticeLine';
import { OfficeHours } from '@custom-designs/ui/components/OpenNow';
import { PageNotice } from '@custom-designs/ui/components/PageNotice';
import { RouteAnnouncer } from '@custom-designs/ui/components/RouteAnnouncer';
import { SiteFooter } from '@custom-designs/ui/components/SiteFooter';
import { SiteHeader } from '@custom-designs/ui/components/SiteHeader';
import { SkipLink } from '@custom-designs/ui/components/SkipLink';
import { ThemeSwitch } from '@custom-designs/ui/components/ThemeSwitch';
import { ToastRegion } from '@custom-designs/ui/components/Toast';
import { House, Layers, Mail, Menu } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useCarriedPicture } from './carriedPicture.ts';
import type { LayoutData } from './layoutData.server.ts';
import { usePagePhone, useRouteHandle } from './routeHandle.ts';
import { useOpenedDetails, useScrollRepeats } from './scrolling.ts';
import { AdaptLink, useLiveFacts } from './useLiveFacts.ts';
import { usePath } from './usePath.ts';

const icons = { house: House, layers: Layers, mail: Mail, menu: Menu };

const main = () => document.getElementById('main');

interface SiteLayoutProps {
  content: LayoutData;
  children: ReactNode;
}

/** What every page has: skip link, announcements, toasts, notices, and the site's or its own bars. */
export function SiteLayout({ content, children }: SiteLayoutProps) {
  useScrollRepeats();
  useOpenedDetails();
  useCarriedPicture();
  const { notice } = content.navigation;
  return (
    <>
      <SkipLink />
      {useRouteHandle().frame === 'admin' ? (
        children
      ) : (
        <SiteFrame content={content}>{children}</SiteFrame>
      )}
      <RouteAnnouncer path={usePath()} getTitle={() => document.title} getFocusTarget={main} />
      <ToastRegion />
      <PageNotice
        id="page-notice"
        messages={notice.messages}
        labels={{ retry: notice.retry, close: notice.close }}
      />
    </>
  );
}

/** Notice line, header, main, footer, bottom bar, and phone menu of the public pages. */
function SiteFrame({ content, children }: SiteLayoutProps) {
  const path = usePath();
  const { headerVariant, hasContact } = useRouteHandle();
  const live = useLiveFacts();
  const pagePhone = usePagePhone();
  const { navigation, name, email, office, hours, specialHours, timeZone, notice, ...rest } = {
    ...content,
    ...live?.content,
  };
  const { phone: mainPhone, licenses, hasSamples, hasRenderings, ...footer } = rest;
  const phone = pagePhone ?? mainPhone;
  const bottomBar = navigation.bottomBar.map((item) => ({ ...item, icon: icons[item.icon] }));
  return (
    <OfficeHours hours={hours} specialDays={specialHours} timeZone={timeZone}>
      <AdaptLink value={live?.adaptLink}>
        {notice && <NoticeLine until={notice.until}>{notice.text}</NoticeLine>}
        <SiteHeader
          logo={name}
          homeHref="/"
          items={navigation.header}
          currentPath={path}
          phone={phone}
          messageHref={hasContact ? '#contact' : '/contact#contact'}
          isSolid={headerVariant === 'solid'}
          isOverPicture={headerVariant === 'overImage'}
          actions={<ThemeSwitch />}
        />
        <main id="main" tabIndex={-1}>
          <Suspense>{children}</Suspense>
        </main>
        <Suspense>
          <SiteFooter
            {...footer}
            brand={name}
            lists={navigation.footer}
            siteMap={navigation.siteMap}
            contact={{ phone, email, office, hours }}
            copyrightText={[
              `${name}. All rights reserved.`,
              ...licenses,
              ...(hasRenderings ? ['Pictures are rendered until our photos are up.'] : []),
              ...(hasSamples ? ['Sample content.'] : []),
            ].join(' ')}
          />
        </Suspense>
        <BottomBar items={bottomBar} currentPath={path} />
        <MobileMenu
          items={navigation.phoneMenu}
          callToAction={navigation.quote}
          currentPath={path}
          actions={<ThemeSwitch />}
        />
      </AdaptLink>
    </OfficeHours>
  );
}
