import { type ServiceSlug, serviceSlugs } from '../../content/slugs.ts';

/** The service a visitor came from, as links to the contact page carry it: `?service=audio-services`. */
export function serviceAsked(search: string): ServiceSlug | undefined {
  const asked = new URLSearchParams(search).get('service');
  return serviceSlugs.find((slug) => slug === asked);
}
