import { NotFoundScene } from '@custom-designs/ui/sections/NotFoundScene';
import { useEffect } from 'react';
import { company } from '../content/company.ts';
import { notFound } from '../content/notFound.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { usePath } from '../layout/usePath.ts';
import { notFound as room } from '../pictures/not-found.ts';

export const handle: RouteHandle = { headerVariant: 'overImage' };

export const meta = () => [
  { title: `${notFound.meta.title} - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** The missing path is logged, and there is a way home (docs/behavior.md#not-found). */
export default function NotFound() {
  const path = usePath();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: docs/behavior.md#not-found
    console.warn(`404: there is no page at ${path}`);
  }, [path]);
  return (
    <NotFoundScene
      code={notFound.code}
      heading={notFound.heading}
      text={notFound.text}
      image={room}
      labels={{ light: notFound.switchOn }}
      home={notFound.home}
    />
  );
}
