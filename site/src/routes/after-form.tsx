import { Actions } from '@custom-designs/ui/sections/Actions';
import { BulletSection } from '@custom-designs/ui/sections/BulletSection';
import { InfoCards } from '@custom-designs/ui/sections/InfoCards';
import { PageIntro } from '@custom-designs/ui/sections/PageIntro';
import { afterForm } from '../content/afterForm.ts';
import { company } from '../content/company.ts';
import { resolveContent } from '../content/resolveContent.server.ts';
import { pageMeta } from '../seo/index.ts';
import type { Route } from './+types/after-form.ts';

export async function loader({ pattern }: Route.LoaderArgs) {
  const isSent = pattern === 'contact/sent';
  const page = await resolveContent(isSent ? afterForm.sent : afterForm.notSent);
  return { ...page, head: pageMeta({ path: `/${pattern}`, ...page.meta, noindex: true }) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

/** The page after a form without JavaScript (docs/behavior/pages.md#after-a-form). */
export default function AfterForm({ loaderData }: Route.ComponentProps) {
  const { heading, lead, image, steps, showroom, contact, hours, actions } = loaderData;
  return (
    <>
      <PageIntro heading={heading} lead={lead} image={image}>
        <Actions items={actions} />
      </PageIntro>
      <BulletSection heading={steps.heading} items={steps.items} />
      <InfoCards
        location={showroom}
        contact={{ ...contact, phone: company.phones.main, email: company.email }}
        hours={{ ...hours, items: company.hours }}
      />
    </>
  );
}
