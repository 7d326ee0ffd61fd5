import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const content = fileURLToPath(new URL('../src/content/', import.meta.url));

/**
 * Shows an edit of a content file at once under `pnpm dev`. Content is server data, which hot
 * updates don't reach. A new or deleted file changes the routes, which the server reads only when
 * it starts.
 */
export const contentUpdates: Plugin = {
  name: 'content-updates',
  apply: 'serve',
  hotUpdate({ file, type }) {
    if (!file.startsWith(content) || this.environment.name !== 'client' || type !== 'update')
      return;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
  configureServer(server) {
    const restart = (path: string) => {
      if (path.startsWith(content)) void server.restart();
    };
    server.watcher.on('add', restart).on('unlink', restart);
  },
};
