import { ContactSection } from '@custom-designs/ui/sections/ContactSection';
import { DiscountBand } from '@custom-designs/ui/sections/DiscountBand';
import { Faq } from '@custom-designs/ui/sections/Faq';
import { Hero } from '@custom-designs/ui/sections/Hero';
import { LightScenes } from '@custom-designs/ui/sections/LightScenes';
import { ServiceList } from '@custom-designs/ui/sections/ServiceList';
import { Showcase } from '@custom-designs/ui/sections/Showcase';
import { Teaser } from '@custom-designs/ui/sections/Teaser';
import { company } from '../content/company.ts';
import { home } from '../content/home.ts';
import { pictureOf, pour } from '../content/resolveContent.server.ts';
import { services } from '../content/services.ts';
import { LatestPosts } from '../features/blog/LatestPosts.tsx';
import { postListData } from '../features/blog/pageData.server.ts';
import { LATEST_POSTS } from '../features/blog/queries.ts';
import { HomeContactForm } from '../features/leads/forms.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { business, faqPage, pageMeta, webSite } from '../seo/index.ts';
import { backend } from '../supabase/client.ts';
import { homeHeroFilm } from '../videos/homeHero.server.ts';
import type { Route } from './+types/home.ts';
import { toLink } from './toLink.ts';

export const handle: RouteHandle = { header: 'scene', hasContact: true };

/** What a row of the list shows of a service. */
const rows = services.map(({ slug, title, shortDescription, image }) => ({
  href: `/services/${slug}`,
  title,
  description: shortDescription,
  image,
}));

/** Runs at build: the posts known then are in the HTML. */
export async function loader() {
  const { meta, hero, faq } = home;
  const head = pageMeta({
    path: '/',
    ...meta,
    picture: pictureOf(hero.image),
    graph: [webSite(), business(), faqPage(faq.items)],
  });
  const film = homeHeroFilm(backend().supabaseUrl);
  const poured = await pour({ page: home, services: rows });
  const latest = await postListData(LATEST_POSTS);
  return { ...poured, latest, head, film };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Home({
  loaderData: { page, services, latest, film },
}: Route.ComponentProps) {
  const { hero, intro, vision, about, discover, faq, contact } = page;
  const [illuminating, your, space] = hero.tagline.split(' ');
  return (
    <>
      <Hero
        heading={hero.heading}
        tagline={
          <>
            {illuminating} <em>{your}</em> {space}
          </>
        }
        image={hero.image}
        video={film}
        actions={hero.actions.map(toLink)}
        height="full"
        intro={{ heading: intro.title, text: intro.text }}
      />
      <LightScenes
        label={vision.label}
        heading={vision.heading}
        lead={vision.lead}
        scenes={vision.pillars.map(({ path, ...pillar }) => ({ ...pillar, href: path }))}
      />
      <Teaser
        label={about.label}
        heading={about.heading}
        paragraphs={about.paragraphs}
        figure={about.year}
        image={about.image}
        actions={[toLink(about.action)]}
      />
      <Showcase heading={discover.heading} lead={discover.lead} slides={discover.slides} />
      <ServiceList
        label={page.services.label}
        heading={page.services.heading}
        lead={page.services.lead}
        linkLabel={page.services.linkLabel}
        actions={[toLink(page.services.action)]}
        items={services}
      />
      <DiscountBand
        figure={`${company.discount.percent}%`}
        heading={company.discount.title}
        text={company.discount.text}
        conditions={company.discount.conditions}
      />
      <Faq label={faq.label} heading={faq.heading} lead={faq.lead} items={faq.items} />
      <LatestPosts words={page.blog} {...latest} />
      <ContactSection
        label={contact.label}
        heading={contact.heading}
        lead={contact.lead}
        formHeading={contact.formHeading}
        phone={company.phones.main}
        email={company.email}
        office={company.office}
        hours={company.hours}
        social={company.social}
        labels={contact.details}
      >
        <HomeContactForm words={contact} />
      </ContactSection>
    </>
  );
}
