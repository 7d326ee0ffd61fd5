import { ContactSection } from '@custom-designs/ui/sections/ContactSection';
import { DiscountBand } from '@custom-designs/ui/sections/DiscountBand';
import { Faq } from '@custom-designs/ui/sections/Faq';
import { Hero } from '@custom-designs/ui/sections/Hero';
import { LightScenes } from '@custom-designs/ui/sections/LightScenes';
import { ServiceList } from '@custom-designs/ui/sections/ServiceList';
import { Showcase } from '@custom-designs/ui/sections/Showcase';
import { Teaser } from '@custom-designs/ui/sections/Teaser';
import { latestPosts } from '../features/blog/adapter/index.ts';
import { backend } from '../supabase/client.ts';
import { readAtBuild } from '../supabase/readAtBuild.ts';
import { company } from '../content/company.ts';
import { home } from '../content/home.ts';
import { services } from '../content/services.ts';
import { homeHeroFilm } from '../videos/homeHero.server.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { pourPostPictures } from '../features/blog/pictures/postPictures.server.ts';
import { fallbackImage } from '../features/blog/fallbackImage.server.ts';
import { pictureOf, pour } from '../content/resolveContent.server.ts';
import { toLink } from './toLink.ts';
import { categorised, summaryOf } from '../features/blog/categories.ts';
import { HomeContactForm } from '../features/leads/HomeContactForm.tsx';
import { LatestPosts } from '../features/blog/LatestPosts.tsx';
import { business, faqPage, pageMeta, webSite } from '../seo/index.ts';
import type { Route } from './+types/home.ts';

export const handle: RouteHandle = { header: 'scene', hasContact: true };

/** What a row of the list shows of a service. */
const rows = services.map(({ slug, title, shortDescription, image }) => ({
  href: `/services/${slug}`,
  title,
  description: shortDescription,
  image,
}));

/** Runs at build: the rows known then are in the HTML. */
export async function loader() {
  const latest = await readAtBuild(latestPosts, []);
  const posts = latest.map(categorised).map(summaryOf);
  const { meta, hero, faq } = home;
  const head = pageMeta({
    path: '/',
    ...meta,
    picture: pictureOf(hero.image),
    graph: [webSite(), business(), faqPage(faq.items)],
  });
  const film = homeHeroFilm(backend().supabaseUrl);
  const poured = await pour({ page: home, services: rows });
  const pictures = await pourPostPictures(posts.map(({ image }) => image));
  return { ...poured, posts, pictures, fallbackImage: fallbackImage(), head, film };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Home({
  loaderData: { page, services, posts, pictures, fallbackImage, film },
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
      <LatestPosts
        words={page.blog}
        initialPosts={posts}
        pictures={pictures}
        fallbackImage={fallbackImage}
      />
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
