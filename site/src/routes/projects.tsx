import { CallToAction } from '@custom-designs/ui/sections/CallToAction';
import { CaseChapters } from '@custom-designs/ui/sections/CaseChapters';
import { Hero } from '@custom-designs/ui/sections/Hero';
import { afterForm } from '../content/afterForm.ts';
import { company } from '../content/company.ts';
import { contact } from '../content/contact.ts';
import { commercial, residential } from '../content/pages.server.ts';
import { projects } from '../content/projects.ts';
import { resolveContent } from '../content/resolveContent.server.ts';
import { PhoneContactForm } from '../features/leads/forms.tsx';
import { listPhotos } from '../features/projects/adapter.ts';
import { ProjectGallery } from '../features/projects/ProjectGallery.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { copyPictures } from '../pictures/copies.server.ts';
import { withHead } from '../seo/index.ts';
import type { Route } from './+types/projects.ts';
import { heroFacts } from './heroFacts.ts';

export const handle: RouteHandle = { headerVariant: 'overImage', hasContact: true };

/** The number of photos in the HTML. The browser requests all. */
const BUILT_PHOTOS = 24;

/** Every case study of the content files, grouped by page. */
const caseChapters = () =>
  [...residential, ...commercial].map(({ name, path, heroImage, cases }) => ({
    title: name,
    image: heroImage,
    href: `${path}#stories`,
    items: cases.map(({ image: _, ...content }) => content),
  }));

/** Runs at build time, so the HTML contains the photos. */
export async function loader() {
  const photos = (await listPhotos()).slice(0, BUILT_PHOTOS);
  const responsiveSources = await copyPictures(photos.map(({ image }) => image.src));
  const { page, chapters } = await resolveContent({ page: projects, chapters: caseChapters() });
  const closing = { ...page.closing, steps: afterForm.sent.steps };
  const { form } = contact.mobile;
  return withHead('/projects', { ...page, closing, form, chapters, photos, responsiveSources });
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { hero, gallery, cases, closing, form, chapters, photos, responsiveSources } = loaderData;
  return (
    <>
      <Hero {...hero} facts={heroFacts()} />
      <ProjectGallery
        content={gallery}
        initialPhotos={photos}
        responsiveSources={responsiveSources}
      />
      <CaseChapters {...cases} items={chapters} />
      <CallToAction {...closing} id="contact" phone={company.phones.main}>
        <PhoneContactForm id="write" content={form} />
      </CallToAction>
    </>
  );
}
