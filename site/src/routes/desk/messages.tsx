import { Inbox } from '@custom-designs/desk/messages';
import { company } from '../../content/company.ts';
import { commercial, communities, residential, services } from '../../content/pages.server.ts';
import { replies } from '../../content/replies.ts';
import type { Route } from './+types/messages.ts';

const optionOf = ({ slug, name }: { slug: string; name: string }) => ({ value: slug, label: name });

/** Runs at build time: the names of services, kinds of homes and businesses, and cities, and the replies. */
export const loader = () => ({
  services: [...services, ...residential, ...commercial].map(optionOf),
  cities: communities.map(optionOf),
  replies: Object.entries(replies).map(([name, reply]) => ({ key: `reply.${name}`, ...reply })),
});

export const shouldRevalidate = () => false;

export const meta = () => [
  { title: `Messages - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** Visitors' messages, which only managers read (docs/behavior/inbox.md#inbox). */
export default function Leads({ loaderData }: Route.ComponentProps) {
  return <Inbox content={loaderData} />;
}
