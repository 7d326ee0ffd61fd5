/** `pnpm preview`: serves the last builds of the site and of Storybook, without a backend. */
import { existsSync } from 'node:fs';
import { dist } from '../site/build/dist.ts';
import { freePort } from './port.ts';
import { serveSite } from './serve.ts';
import { storybookAnswers, storybookFolder } from './serveStorybook.ts';

if (!existsSync(new URL('headers.json', dist))) {
  console.error(
    'The site is not built yet, and Storybook is served beside it: run `pnpm build` first.',
  );
  process.exit(1);
}
const storybook = await storybookAnswers(storybookFolder);
const { url } = await serveSite(await freePort(Number(process.env.PORT || 4173), 'the site'), {
  ...(storybook && { storybook }),
});
const library = storybook ? `${url}/storybook/` : 'not built yet: pnpm storybook:build';
console.log(`Site       ${url}\nStorybook  ${library}\nCtrl-C stops it.`);
