import { Faq } from '@custom-designs/ui/sections/Faq';
import { Hero } from '@custom-designs/ui/sections/Hero';
import { home } from '../content/home.ts';
import type { RouteHandle } from '../frame/routeHandle.ts';
import { homeHero } from '../pictures/home-hero.ts';

export const handle: RouteHandle = { header: 'scene', hasContact: true };

export const meta = () => [
  { title: home.meta.title },
  { name: 'description', content: home.meta.description },
];

const toActions = (actions: readonly { label: string; path: string }[]) =>
  actions.map(({ label, path }) => ({ label, href: path }));

export default function Home() {
  return (
    <>
      <Hero
        heading={home.hero.heading}
        tagline={home.hero.tagline}
        image={homeHero}
        actions={toActions(home.hero.actions)}
        height="full"
        intro={{ heading: home.intro.title, text: home.intro.text }}
      />
      <Faq heading={home.faq.heading} items={home.faq.items} />
    </>
  );
}
