/** `pnpm preview`: serves the last builds of the site and of Storybook, without a backend. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dist } from '../site/build/dist.ts';
import { freePort } from './port.ts';
import { serveSite } from './serve.ts';

if (!existsSync(new URL('headers.json', dist))) {
  console.error(
    'The site is not built yet, and Storybook is served beside it: run `pnpm build` first.',
  );
  process.exit(1);
}
const storybook = fileURLToPath(new URL('../dist-storybook', import.meta.url));
const port = await freePort(Number(process.env.PORT || 4173), 'the site');
const { url, close } = await serveSite(port, { storybook });
process.on('SIGINT', () => {
  close();
  process.exit();
});
const isBuilt = existsSync(storybook);
const library = isBuilt ? `${url}/storybook/` : 'not built yet: pnpm storybook:build';
console.log(`Site       ${url}\nStorybook  ${library}\nCtrl-C stops it.`);
