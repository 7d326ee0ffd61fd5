import { ValleyDrawing } from '@custom-designs/ui/exhibits/ValleyMap';
import { ContactPanels } from '@custom-designs/ui/sections/ContactPanels';
import { ContactSection } from '@custom-designs/ui/sections/ContactSection';
import { Credentials } from '@custom-designs/ui/sections/Credentials';
import { Faq } from '@custom-designs/ui/sections/Faq';
import { MapOnClick } from '@custom-designs/ui/sections/MapOnClick';
import { PageIntro } from '@custom-designs/ui/sections/PageIntro';
import { PhoneOrDesktop } from '@custom-designs/ui/sections/PhoneOrDesktop';
import { useRef } from 'react';
import { afterForm } from '../content/afterForm.ts';
import { company } from '../content/company.ts';
import { contact } from '../content/contact.ts';
import { commercial, communities, residential, services } from '../content/pages.server.ts';
import { resolveContent } from '../content/resolveContent.server.ts';
import { valley } from '../content/valley.ts';
import { credentialsOf } from '../features/facts/credentials.server.ts';
import { ContactForm, PhoneContactForm } from '../features/forms/forms.tsx';
import { useSubject } from '../features/forms/useSubject.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { breadcrumbsTo, business, faqPage, pageMeta } from '../seo/index.ts';
import type { Route } from './+types/contact.ts';
import { mainPhone } from './mainPhone.ts';

export const handle: RouteHandle = { hasContact: true };

export async function loader() {
  const content = await resolveContent(contact);
  const path = '/contact';
  const graph = [business(), breadcrumbsTo(path), faqPage(content.desktop.faq.items)];
  const { people } = credentialsOf(company);
  const namesOf = (pages: readonly { slug: string; name: string }[]) =>
    Object.fromEntries(pages.map(({ slug, name }) => [slug, name]));
  const subjects = {
    services: namesOf([...services, ...residential, ...commercial]),
    cities: namesOf(communities),
  };
  const { steps } = afterForm.sent;
  return { content, people, subjects, steps, head: pageMeta({ path, ...content.meta, graph }) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

const { phones, email, hours, social, showroom } = company;
const address = [
  showroom.name,
  showroom.street,
  `${showroom.city}, ${showroom.region} ${showroom.postalCode}`,
];
const { latitude, longitude } = showroom.geo;
const place = encodeURIComponent(`${latitude},${longitude}`);

/** Has two layouts with different fields (docs/behavior/pages.md#contact-page), chosen by CSS. */
export default function Contact({ loaderData }: Route.ComponentProps) {
  const { desktop, mobile } = loaderData.content;
  const forms = useRef<HTMLDivElement>(null);
  const about = useSubject(loaderData.subjects, forms);
  return (
    <>
      <PageIntro heading={desktop.title} lead={desktop.lead} image={desktop.image} />
      {/* Loads the app at once if the address names the subject. */}
      <span hidden data-of-query />
      <div ref={forms}>
        <PhoneOrDesktop
          id="contact"
          phone={
            <ContactPanels
              call={{ ...mobile.call, phone: mainPhone }}
              email={{ ...mobile.email, address: email }}
              formHeading={mobile.form.heading}
            >
              <PhoneContactForm content={mobile.form} about={about} />
            </ContactPanels>
          }
          desktop={
            <ContactSection
              id="write"
              heading={desktop.details.heading}
              steps={loaderData.steps}
              formHeading={desktop.form.heading}
              phone={phones.main}
              email={email}
              office={address.slice(1).join(',\n')}
              hours={hours}
              social={social}
              labels={{ ...desktop.details, office: desktop.details.address }}
            >
              <ContactForm content={desktop.form} about={about} />
            </ContactSection>
          }
        />
      </div>
      <Credentials {...loaderData.people} />
      <MapOnClick
        {...desktop.showroom}
        address={address}
        hours={hours}
        drawing={<ValleyDrawing {...valley} />}
        frameSrc={`https://www.google.com/maps?q=${place}&z=14&output=embed`}
        mapHref={`https://www.google.com/maps/search/?api=1&query=${place}`}
        labels={{
          map: desktop.showroom.frameTitle,
          show: desktop.showroom.show,
          open: desktop.showroom.openElsewhere,
        }}
      />
      <Faq {...desktop.faq} />
    </>
  );
}
