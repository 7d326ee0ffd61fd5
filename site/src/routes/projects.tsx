import { Sections } from '@custom-designs/ui/layout';
import { CallToAction } from '@custom-designs/ui/sections/CallToAction';
import { CaseChapters } from '@custom-designs/ui/sections/CaseChapters';
import { Hero } from '@custom-designs/ui/sections/Hero';
import { afterForm } from '../content/afterForm.ts';
import { contact } from '../content/contact.ts';
import { commercial, residential } from '../content/pages.server.ts';
import { projects } from '../content/projects.ts';
import { resolveContent } from '../content/resolveContent.server.ts';
import { PhoneContactForm } from '../features/forms/forms.tsx';
import { listAlbums, listPhotos } from '../features/projects/adapter.ts';
import { idsIn, ProjectPictures } from '../features/projects/ProjectPictures.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { copyPictures } from '../pictures/copies.server.ts';
import { withHead } from '../seo/index.ts';
import type { Route } from './+types/projects.ts';
import { heroFacts } from './heroFacts.ts';
import { mainPhone } from './mainPhone.ts';

export const handle: RouteHandle = { headerVariant: 'overImage', hasContact: true };

/** The numbers of albums and of other photos in the HTML. The browser requests all. */
const BUILT_ALBUMS = 12;
const BUILT_PHOTOS = 24;

/** Every case study of the content files, grouped by page. */
const caseChapters = () =>
  [...residential, ...commercial].map(({ name, path, heroImage, cases }) => ({
    title: name,
    image: heroImage,
    href: `${path}#stories`,
    items: cases.map(({ image: _, ...content }) => content),
  }));

/** Runs at build time, so the HTML contains the pictures. */
export async function loader() {
  const all = await listAlbums();
  const albums = all.slice(0, BUILT_ALBUMS);
  const inAlbums = idsIn(all);
  const photos = (await listPhotos()).filter(({ id }) => !inAlbums.has(id)).slice(0, BUILT_PHOTOS);
  const inPairs = albums.flatMap(({ pictures }) =>
    pictures.flatMap(({ before, ...picture }) => (before ? [before, picture] : [picture])),
  );
  const shown = [...inPairs, ...photos].map(({ image }) => image.src);
  const responsiveSources = await copyPictures(shown);
  const { page, chapters } = await resolveContent({ page: projects, chapters: caseChapters() });
  const closing = { ...page.closing, steps: afterForm.sent.steps };
  const { form } = contact.mobile;
  return withHead('/projects', {
    ...page,
    ...{ closing, form, chapters, albums, photos, responsiveSources },
  });
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { hero, gallery, cases, closing, form, chapters } = loaderData;
  const { albums, photos, responsiveSources } = loaderData;
  return (
    <Sections>
      <Hero {...hero} phone={mainPhone} facts={heroFacts()} />
      <ProjectPictures
        content={gallery}
        initialAlbums={albums}
        initialPhotos={photos}
        responsiveSources={responsiveSources}
      />
      <CaseChapters {...cases} items={chapters} />
      <CallToAction {...closing} id="contact" phone={mainPhone}>
        <PhoneContactForm id="write" content={form} />
      </CallToAction>
    </Sections>
  );
}
