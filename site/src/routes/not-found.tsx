import { NotFoundScene } from '@custom-designs/ui/exhibits/NotFoundScene';
import { useEffect } from 'react';
import { redirectDocument } from 'react-router';
import { company } from '../content/company.ts';
import { notFound } from '../content/notFound.ts';
import { pictureOf } from '../content/resolveContent.server.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { usePath } from '../layout/usePath.ts';
import type { Route } from './+types/not-found.ts';

export const handle: RouteHandle = { headerVariant: 'overImage' };

/** Runs at build time, for the single page that serves every missing address. */
export const loader = () => ({ room: pictureOf('not-found') });

/**
 * Runs when a link inside the app has an unknown address. In production, a full page load lets the
 * host respond. The development server would respond with the app again, in an endless loop.
 */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch((error: unknown) => {
    throw import.meta.env.PROD ? redirectDocument(request.url) : error;
  });

export const meta = () => [
  { title: `${notFound.meta.title} - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** Logs the missing path and links home (docs/behavior/pages.md#not-found). */
export default function NotFound({ loaderData: { room } }: Route.ComponentProps) {
  const path = usePath();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: docs/behavior/pages.md#not-found
    console.warn(`404: there is no page at ${path}`);
  }, [path]);
  return <NotFoundScene {...notFound} image={room} labels={{ light: notFound.light }} />;
}
