import { ContactSection } from '@custom-designs/ui/sections/ContactSection';
import { Hero } from '@custom-designs/ui/sections/Hero';
import { ProjectTiles } from '@custom-designs/ui/sections/ProjectTiles';
import { Teaser } from '@custom-designs/ui/sections/Teaser';
import { ValueColumns } from '@custom-designs/ui/sections/ValueColumns';
import { about } from '../content/about.ts';
import { company } from '../content/company.ts';
import { resolveContent } from '../content/resolveContent.server.ts';
import { ConsultationForm } from '../features/leads/forms.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { breadcrumbsTo, business, pageMeta } from '../seo/index.ts';
import type { Route } from './+types/about.ts';

export const handle: RouteHandle = {
  headerVariant: 'overImage',
  hasContact: true,
  hydration: 'idle',
};

export async function loader() {
  const page = await resolveContent(about);
  const path = '/about';
  const head = pageMeta({
    path,
    ...page.meta,
    picture: page.hero.image,
    graph: [business(), breadcrumbsTo(path)],
  });
  return { ...page, head };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function About({ loaderData }: Route.ComponentProps) {
  const { hero, story, values, work, consultation } = loaderData;
  const { phones, email, office, hours, social } = company;
  return (
    <>
      <Hero
        heading={hero.title}
        tagline={hero.description}
        image={hero.image}
        actions={hero.actions}
      />
      <Teaser
        label={story.label}
        heading={story.heading}
        paragraphs={story.paragraphs}
        figure={`${company.founded}`}
        image={story.image}
      />
      <ValueColumns {...values} />
      <ProjectTiles label={work.label} heading={work.heading} items={work.items} />
      <ContactSection
        heading={consultation.heading}
        lead={consultation.lead}
        phone={phones.main}
        email={email}
        office={office}
        hours={hours}
        social={social}
      >
        <ConsultationForm words={consultation} />
      </ContactSection>
    </>
  );
}
