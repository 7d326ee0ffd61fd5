import { Actions } from '@custom-designs/ui/sections/Actions';
import { PageIntro } from '@custom-designs/ui/sections/PageIntro';
import { RuledList } from '@custom-designs/ui/sections/RuledList';
import { ValueColumns } from '@custom-designs/ui/sections/ValueColumns';
import { company } from '../content/company.ts';
import { privacy } from '../content/privacy.ts';
import { resolveContent } from '../content/resolveContent.server.ts';
import { breadcrumbsTo, pageMeta } from '../seo/index.ts';
import type { Route } from './+types/privacy.ts';

export async function loader() {
  const page = await resolveContent(privacy);
  const path = '/privacy';
  return { ...page, head: pageMeta({ path, ...page.meta, graph: [breadcrumbsTo(path)] }) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

/** How visitors' messages are handled (docs/behavior/pages.md#privacy). */
export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { heading, lead, image, promises, details, call, write } = loaderData;
  const { phones, email } = company;
  return (
    <>
      <PageIntro heading={heading} lead={lead} image={image}>
        <Actions
          items={[
            { label: `${call} ${phones.main.label}`, href: phones.main.href },
            { label: write, href: email.href },
          ]}
          emphasis="quiet"
        />
      </PageIntro>
      <ValueColumns {...promises} />
      <RuledList {...details} />
    </>
  );
}
