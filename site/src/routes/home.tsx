import { backend } from '@custom-designs/supabase/client';
import { OpenNow } from '@custom-designs/ui/components/OpenNow';
import type { PictureVariant, RenderedPicture } from '@custom-designs/ui/components/Picture';
import { milesTo } from '@custom-designs/ui/exhibits/ValleyMap';
import { Sections } from '@custom-designs/ui/layout';
import { ContactSection } from '@custom-designs/ui/sections/ContactSection';
import { DiscountBand } from '@custom-designs/ui/sections/DiscountBand';
import { Faq } from '@custom-designs/ui/sections/Faq';
import { Hero } from '@custom-designs/ui/sections/Hero';
import { LightScenes } from '@custom-designs/ui/sections/LightScenes';
import { LinkCards } from '@custom-designs/ui/sections/LinkCards';
import { Showcase } from '@custom-designs/ui/sections/Showcase';
import { Teaser } from '@custom-designs/ui/sections/Teaser';
import { Link, Text } from '@custom-designs/ui/text';
import { type ReactNode, useRef, useState } from 'react';
import { company } from '../content/company.ts';
import { home } from '../content/home.ts';
import { resolveHouse } from '../content/house.server.ts';
import { resolveLightRoom } from '../content/lightRoom.server.ts';
import { services } from '../content/pages.server.ts';
import { dollars, startingPrices } from '../content/prices.ts';
import { resolveContent } from '../content/resolveContent.server.ts';
import { overview } from '../content/services/overview.ts';
import { valley } from '../content/valley.ts';
import { LatestPosts } from '../features/blog/LatestPosts.tsx';
import { postListData } from '../features/blog/pageData.server.ts';
import { LATEST_POSTS } from '../features/blog/queries.ts';
import { HomeContactForm } from '../features/forms/forms.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { useModuleNearView } from '../layout/useNearView.ts';
import { business, faqPage, pageMeta, webSite } from '../seo/index.ts';
import { homeHeroVideos } from '../videos/homeHero.server.ts';
import type { Route } from './+types/home.ts';
import { House } from './House.tsx';
import { mainPhone } from './mainPhone.ts';

export const handle: RouteHandle = { headerVariant: 'overImage', hasContact: true };

const upTo960 = <Variant extends PictureVariant>({ portrait: _, ...files }: Variant) => ({
  ...files,
  avif: Object.fromEntries(Object.entries(files.avif).filter(([width]) => Number(width) <= 960)),
});

/** Without the files that a small card never requests. */
const forCard = ({ daytime, ...picture }: RenderedPicture): RenderedPicture => ({
  ...upTo960(picture),
  ...(daytime && { daytime: upTo960(daytime) }),
});

/** Runs at build time, so the HTML contains the posts. */
export async function loader() {
  const latest = await postListData(LATEST_POSTS);
  const rows = services.map(({ path, title, card, hero }) => ({
    href: path,
    title,
    description: card.description,
    image: hero.image,
  }));
  const { page, services: shown } = await resolveContent({ page: home, services: rows });
  const head = pageMeta({
    path: '/',
    ...page.meta,
    picture: page.hero.image,
    graph: [webSite(), business(), faqPage(page.faq.items)],
  });
  // The services' page has the same plan with the rest of its facts.
  const { about: _, items, ...plan } = resolveHouse(overview.plan);
  const wishes = items.map(({ label, light, from }) => ({
    label,
    light,
    from,
    range: from === undefined ? undefined : `From about ${dollars(from)}.`,
  }));
  const cities = valley.places
    .map((place) => ({ name: place.name, href: place.href, miles: milesTo(place) }))
    .filter(({ miles }) => miles > 0);
  const { room, labels } = resolveLightRoom('home-hero');
  const videos = homeHeroVideos(backend().supabaseUrl);
  return {
    page,
    plan: { ...plan, items: wishes },
    cities,
    map: { width: valley.land.width, height: valley.land.height },
    services: shown.map((card) => ({ ...card, image: forCard(card.image) })),
    latest,
    head,
    videos,
    room,
    roomLabels: labels,
    facts: [company.offer, company.standing, startingPrices['lighting-design']].filter(
      (fact) => fact !== undefined,
    ),
  };
}

/** Loads what the hero's room is mixed from, at a visitor's first touch. */
const loadRoom = async () => (await import('../pictures/rooms/home-hero.ts')).light;

/** The portrait crop of the hero, 5 by 4 at its left (packages/imagery/src/crops.ts). */
const portrait = [0, 70.3125] as const;

/** Sets some words of a text in italics, if it contains them. */
function emphasize(text: string, emphasis = ''): ReactNode {
  const start = emphasis ? text.indexOf(emphasis) : -1;
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <em>{emphasis}</em>
      {text.slice(start + emphasis.length)}
    </>
  );
}

interface ReachProps {
  intro: string;
  cities: readonly { name: string; href: string; miles: number }[];
}

/** Where the showroom is, whether it's open, and how far the cities are. */
function Reach({ intro, cities }: ReachProps) {
  const { name, street, city } = company.showroom;
  return (
    <>
      <Text>
        {name}, {street}, {city}
      </Text>
      <OpenNow />
      <Text size="small" tone="muted">
        {intro}{' '}
        {cities.map(({ name, href, miles }, index) => (
          <span key={href}>
            {index > 0 && ', '}
            <Link href={href}>{name}</Link> {miles} miles
          </span>
        ))}
      </Text>
    </>
  );
}

type Data = Route.ComponentProps['loaderData'];

const loadMap = () => import('./ValleyPlan.tsx');

function DrawnHouse(plan: Data['plan']) {
  const [list, setList] = useState<string[]>([]);
  return <House {...plan} id="plan" list={list} onChange={setList} sendHref="/services#write" />;
}

function DrawnMap({ width, height }: Data['map']) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useModuleNearView(place, loadMap);
  return (
    <div ref={place} style={{ aspectRatio: `${width} / ${height}` }}>
      {drawn && <drawn.ValleyPlan />}
    </div>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Home({
  loaderData: { page, plan, cities, map, services, latest, videos, room, roomLabels, facts },
}: Route.ComponentProps) {
  const { vision, about, discover, faq, contact } = page;
  // The emphasized words are in the tagline, not at the end of the heading.
  const { emphasis, ...hero } = page.hero;
  const { distances, action, ...family } = about;
  return (
    <Sections>
      <Hero
        {...hero}
        tagline={emphasize(hero.tagline, emphasis)}
        {...videos}
        room={{ ...room, portrait, load: loadRoom }}
        sendEveningTo="/contact"
        labels={{ room: roomLabels }}
        phone={mainPhone}
        facts={facts}
        hasCard
      />
      <DrawnHouse {...plan} />
      <LightScenes {...vision} items={vision.pillars} />
      <Teaser {...family} actions={[action]}>
        <DrawnMap {...map} />
        <Reach intro={distances} cities={cities} />
      </Teaser>
      <Showcase heading={discover.heading} lead={discover.lead} items={discover.slides} />
      <LinkCards
        size="small"
        tone="surface"
        {...page.services}
        labels={{ link: page.services.linkLabel }}
        actions={[page.services.action]}
        items={services}
      />
      <Faq {...faq} />
      <LatestPosts content={page.blog} {...latest} />
      <DiscountBand {...company.discount} figure={`${company.discount.percent}%`} />
      <ContactSection
        {...contact}
        phone={company.phones.main}
        email={company.email}
        office={company.office}
        hours={company.hours}
        social={company.social}
        labels={contact.details}
      >
        <HomeContactForm content={contact} />
      </ContactSection>
    </Sections>
  );
}
