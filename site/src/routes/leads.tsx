import { commercial, communities, residential, services } from '../content/pages.server.ts';
import { Inbox } from '../features/leads/inbox/Inbox.tsx';
import { inboxTitle } from '../features/leads/inbox/useInboxTitle.ts';
import type { Route } from './+types/leads.ts';

const optionOf = ({ slug, name }: { slug: string; name: string }) => ({ value: slug, label: name });

/** Runs at build time: the names of services, kinds of homes and businesses, and cities. */
export const loader = () => ({
  services: [...services, ...residential, ...commercial].map(optionOf),
  cities: communities.map(optionOf),
});

export const shouldRevalidate = () => false;

export const meta = () => [{ title: inboxTitle }, { name: 'robots', content: 'noindex' }];

/** Visitors' messages, which only managers read (docs/behavior/inbox.md#inbox). */
export default function Leads({ loaderData }: Route.ComponentProps) {
  return <Inbox content={loaderData} />;
}
