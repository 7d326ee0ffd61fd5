import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { layoutShifts } from './layoutShifts.ts';
import { expect, test } from './site.ts';

/** Where the HTML is cut: in the header, in the hero, and in the bottom bar. */
const cuts = ['>Residential</button>', '</h1>', 'href="/services" data-discover="true"'];

const piecesOf = (html: string) => {
  const ends = cuts.map((cut, index) =>
    index === 2 ? html.lastIndexOf(cut) : html.indexOf(cut) + cut.length,
  );
  return [...ends, html.length].map((end, index) => html.slice(ends[index - 1] ?? 0, end));
};

/** Serves pages in pieces, as a slow connection does, with time to paint between them. */
const slowSite = test.extend<{ slowUrl: string }>({
  slowUrl: async ({ baseURL }, use) => {
    const server = createServer(async (request, response) => {
      const answer = await fetch(new URL(request.url ?? '/', baseURL));
      const type = answer.headers.get('content-type') ?? '';
      const cache = answer.headers.get('cache-control') ?? '';
      response.writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': cache });
      if (!type.startsWith('text/html')) {
        response.end(Buffer.from(await answer.arrayBuffer()));
        return;
      }
      for (const piece of piecesOf(await answer.text())) {
        response.write(piece);
        await pause(250);
      }
      response.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.close();
    server.closeAllConnections();
  },
});

slowSite.use({ isDrawn: true });

for (const route of ['/services/audio-services', '/communities/harlingen']) {
  slowSite(
    `nothing moves on ${route} while it arrives in pieces`,
    { tag: '@slow' },
    async ({ page, slowUrl }) => {
      // On the second visit, fonts and styles are cached, so the page could paint at once.
      await page.goto(slowUrl + route);
      await page.goto(slowUrl + route);
      expect(await layoutShifts(page)).toEqual([]);
    },
  );
}
