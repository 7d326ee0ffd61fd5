import { ServicePage } from '@custom-designs/ui/templates/ServicePage';
import { company } from '../content/company.ts';
import { contact } from '../content/contact.ts';
import { handover } from '../content/handover.ts';
import { resolveLightRoom } from '../content/lightRoom.server.ts';
import { pageAt, services } from '../content/pages.server.ts';
import { publishedFacts, startingPrices } from '../content/prices.ts';
import { resolveContent } from '../content/resolveContent.server.ts';
import { LateDrawing } from '../drawings/LateDrawing.tsx';
import { credentialsOf } from '../features/facts/credentials.server.ts';
import { PhoneContactForm } from '../features/forms/forms.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { breadcrumbsTo, faqPage, pageMeta, service } from '../seo/index.ts';
import type { Route } from './+types/service.ts';
import { closingOf } from './closingOf.ts';
import { exhibitOf } from './Exhibit.tsx';
import { heroFacts } from './heroFacts.ts';
import { mainPhone } from './mainPhone.ts';
import { withDrawing } from './withDrawing.tsx';

export const handle: RouteHandle = { headerVariant: 'overImage', hasContact: true };

export async function loader({ pattern }: Route.LoaderArgs) {
  const page = await resolveContent(pageAt(services, pattern));
  const { path, title } = page;
  const { image: picture } = page.hero;
  const head = pageMeta({
    path,
    ...page.meta,
    picture,
    graph: [
      service({ path, name: title, description: page.meta.description, picture }),
      breadcrumbsTo(path),
      faqPage(page.faqs),
    ],
  });
  const { form } = contact.mobile;
  const lightRoom = page.room && resolveLightRoom(page.room);
  const closing = closingOf(page.closing);
  const { service: credentials, questionsLink } = credentialsOf(company);
  return { ...page, closing, form, lightRoom, credentials, questionsLink, head };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Service({ loaderData }: Route.ComponentProps) {
  const { slug, title, hero, features, drawing, form } = loaderData;
  return (
    <ServicePage
      {...loaderData}
      hero={{ ...hero, title, facts: heroFacts(startingPrices[slug], publishedFacts[slug]) }}
      exhibit={exhibitOf(loaderData)}
      features={features.map(withDrawing)}
      testimonialsAction={loaderData.questionsLink}
      drawing={drawing && <LateDrawing {...drawing} />}
      processAction={{ label: handover.link, href: '/about#papers' }}
      discount={{ ...company.discount, figure: `${company.discount.percent}%` }}
      phone={mainPhone}
      closingForm={
        <PhoneContactForm id="write" content={form} about={{ label: title, service: slug }} />
      }
      startHref="#write"
      learnHref="/services"
    />
  );
}
