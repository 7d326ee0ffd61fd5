import { AreaPage } from '@custom-designs/ui/templates/AreaPage';
import { company } from '../content/company.ts';
import { contact } from '../content/contact.ts';
import { resolveLightRoom } from '../content/lightRoom.server.ts';
import { commercial, pageAt, residential } from '../content/pages.server.ts';
import { publishedFacts } from '../content/prices.ts';
import { resolveContent } from '../content/resolveContent.server.ts';
import { credentialsOf } from '../features/facts/credentials.server.ts';
import { PhoneContactForm } from '../features/forms/forms.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { breadcrumbsTo, faqPage, pageMeta, service } from '../seo/index.ts';
import type { Route } from './+types/area-page.ts';
import { closingOf } from './closingOf.ts';
import { exhibitOf } from './Exhibit.tsx';
import { heroFacts } from './heroFacts.ts';
import { mainPhone } from './mainPhone.ts';
import { withDrawing } from './withDrawing.tsx';

export const handle: RouteHandle = { headerVariant: 'overImage', hasContact: true };

export async function loader({ pattern }: Route.LoaderArgs) {
  const page = await resolveContent(pageAt([...residential, ...commercial], pattern));
  const name = `${page.title} ${page.subtitle}`;
  const { path, description, heroImage: picture } = page;
  const head = pageMeta({
    path,
    ...page.meta,
    description,
    picture,
    graph: [service({ path, name, description, picture }), breadcrumbsTo(path), faqPage(page.faqs)],
  });
  const lightRoom = page.room && resolveLightRoom(page.room);
  const closing = closingOf(page.closing);
  const testimonialsAction = credentialsOf(company).questionsLink;
  return {
    page: { ...page, closing, testimonialsAction },
    form: contact.mobile.form,
    lightRoom,
    head,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

/** The page of a kind of home or business. */
export default function Area({ loaderData: { page, form, lightRoom } }: Route.ComponentProps) {
  const isResidential = page.path.startsWith('/residential/');
  return (
    <AreaPage
      {...page}
      kind={isResidential ? 'residential' : 'commercial'}
      features={page.features.map(withDrawing)}
      exhibit={exhibitOf({ lightRoom })}
      facts={heroFacts(publishedFacts[page.slug])}
      phone={mainPhone}
      closingForm={<PhoneContactForm content={form} about={{ label: page.name }} />}
      contactHref={`/contact?service=${page.slug}#contact`}
      overviewHref={isResidential ? '/residential' : '/commercial'}
    />
  );
}
