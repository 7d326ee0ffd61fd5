/** `pnpm preview`: serves the last build as it is, without a backend of its own. */
import { freePort } from './port.ts';
import { serveSite } from './serve.ts';

const { url } = await serveSite(await freePort(Number(process.env.PORT || 4173), 'the site'));
console.log(`Site  ${url}\nCtrl-C stops it.`);
