/** `pnpm preview`: serves the last builds as they are, site and Storybook, without a backend of their own. */
import { freePort } from './port.ts';
import { serveSite } from './serve.ts';
import { storybookAnswers, storybookFolder } from './serveStorybook.ts';

const storybook = storybookAnswers(storybookFolder);
const { url } = await serveSite(await freePort(Number(process.env.PORT || 4173), 'the site'), {
  ...(storybook && { storybook }),
});
const library = storybook ? `${url}/storybook/` : 'not built yet: pnpm storybook:build';
console.log(`Site       ${url}\nStorybook  ${library}\nCtrl-C stops it.`);
