import { Sections } from '@custom-designs/ui/layout';
import { ContactSection } from '@custom-designs/ui/sections/ContactSection';
import { Credentials } from '@custom-designs/ui/sections/Credentials';
import { Handover } from '@custom-designs/ui/sections/Handover';
import { Hero } from '@custom-designs/ui/sections/Hero';
import { ProjectTiles } from '@custom-designs/ui/sections/ProjectTiles';
import { RuledList } from '@custom-designs/ui/sections/RuledList';
import { Teaser } from '@custom-designs/ui/sections/Teaser';
import { ValueColumns } from '@custom-designs/ui/sections/ValueColumns';
import { about } from '../content/about.ts';
import { company } from '../content/company.ts';
import { papers } from '../content/handover.server.ts';
import { resolveContent } from '../content/resolveContent.server.ts';
import { credentialsOf } from '../features/facts/credentials.server.ts';
import { ConsultationForm } from '../features/forms/forms.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { business, withHead } from '../seo/index.ts';
import type { Route } from './+types/about.ts';
import { heroFacts } from './heroFacts.ts';
import { mainPhone } from './mainPhone.ts';

export const handle: RouteHandle = {
  headerVariant: 'overImage',
  hasContact: true,
};

export async function loader() {
  const { people, questions } = credentialsOf(company);
  const page = await resolveContent(about);
  return { ...withHead('/about', page, business()), people, questions, papers };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function About({ loaderData }: Route.ComponentProps) {
  const { hero, story, values, people, questions, papers, work, consultation } = loaderData;
  const { phones, email, office, hours, social } = company;
  return (
    <Sections>
      <Hero {...hero} phone={mainPhone} facts={heroFacts()} />
      <Teaser {...story} figure={`${company.founded}`} />
      <ValueColumns {...values} />
      <Handover {...papers} id="papers" />
      <Credentials {...people} />
      {questions && <RuledList {...questions} />}
      <ProjectTiles {...work} />
      <ContactSection
        {...consultation}
        phone={phones.main}
        email={email}
        office={office}
        hours={hours}
        social={social}
      >
        <ConsultationForm content={consultation} />
      </ContactSection>
    </Sections>
  );
}
