/** `pnpm dev`: Vite's dev server over the same persistent backend as `npm start`. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sayAndEnd, startLocalBackend } from './local-backend.ts';

const site = fileURLToPath(new URL('../site/', import.meta.url));
const backend = await startLocalBackend({
  databaseUrl: process.env.DATABASE_URL,
  onProgress: console.log,
}).catch(sayAndEnd);
const dev = spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'dev'], {
  cwd: site,
  stdio: 'inherit',
  env: { ...process.env, ...backend.environment },
});
process.on('SIGINT', () => undefined);
dev.on('exit', async (code) => {
  await backend.close();
  process.exit(code ?? 0);
});
