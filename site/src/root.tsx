import '@custom-designs/ui/styles';
import { clientOfPage } from '@custom-designs/supabase/queryClient';
import { UiProvider } from '@custom-designs/ui/text';
import { layerOrder, preloadFonts, ThemeProvider } from '@custom-designs/ui/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { company } from './content/company.ts';
import { AppLink } from './layout/AppLink.tsx';
import { ErrorScreen } from './layout/ErrorScreen.tsx';
import { Hydrated } from './layout/Hydrated.tsx';
import { headScript, headStyle } from './layout/headScript.ts';
import { layoutData } from './layout/layoutData.server.ts';
import { useRouteHandle } from './layout/routeHandle.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { positionKey } from './layout/scrolling.ts';

export function Layout({ children }: { children: ReactNode }) {
  const { hydration, frame } = useRouteHandle();
  const [client] = useState(clientOfPage);
  return (
    <html
      lang="en"
      className="dark"
      data-hydration={hydration}
      data-time-zone={company.timeZone}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash, that has to run before the first paint
          dangerouslySetInnerHTML={{ __html: headScript }}
        />
        <style>{layerOrder + headStyle}</style>
        {preloadFonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
        ))}
        {/* Waits for the footer before the first paint, as for the styles. A page painted in pieces
            would shift. */}
        <link rel="expect" href="#site-map" blocking="render" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/${frame ?? 'manifest'}.webmanifest`} />
        <link rel="alternate" type="application/atom+xml" title="Blog" href="/feed.xml" />
        {__IS_PREVIEW__ && <meta name="robots" content="noindex" />}
        <Meta />
        <Links />
      </head>
      <body>
        <ThemeProvider>
          <UiProvider link={AppLink}>
            <QueryClientProvider client={client}>{children}</QueryClientProvider>
          </UiProvider>
        </ThemeProvider>
        <Hydrated />
        <ScrollRestoration getKey={positionKey} />
        <Scripts />
      </body>
    </html>
  );
}

export const loader = () => layoutData();

/** The layout is the same on every page. */
export const shouldRevalidate = () => false;

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout content={loaderData}>
      <Outlet />
    </SiteLayout>
  );
}

export { ErrorScreen as ErrorBoundary };
