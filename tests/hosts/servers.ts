import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePackages } from '../../scripts/ensure-tools.ts';
import { anyPort } from '../../scripts/port.ts';

export interface Running {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** One way to serve a build: its packages, its command, and the build for it. */
export interface HostServer {
  readonly name: 'nginx' | 'caddy' | 'cloudflare';
  /** @returns why it cannot run here. Undefined if it can. */
  readonly missing: () => string | undefined;
  readonly start: (folder: URL, work: string) => Promise<Running>;
}

/** Resolves when the server responds. Rejects with its output if it exits before that. */
async function started(child: ChildProcess, url: string): Promise<Running> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  }
  const ended = once(child, 'exit');
  const answers = async () => {
    while (child.exitCode === null) {
      const isUp = await fetch(url).then(
        (response) => response.arrayBuffer().then(() => true),
        () => false,
      );
      if (isUp) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`The server ended before it answered:\n${said}`);
  };
  await answers();
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, close };
}

const path = (folder: URL, name: string) => join(fileURLToPath(folder), name);

const nginx: HostServer = {
  name: 'nginx',
  missing: () =>
    ensurePackages('/usr/sbin/nginx', ['nginx', 'libnginx-mod-http-brotli-static'])
      ? undefined
      : 'nginx is not installed. On Debian, run `apt-get install nginx libnginx-mod-http-brotli-static`.',
  async start(folder, work) {
    const port = await anyPort();
    await chmod(work, 0o755);
    const configuration = `
      load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
      daemon off;
      pid ${work}/nginx.pid;
      error_log stderr;
      events {}
      http {
        access_log off;
        client_body_temp_path ${work}/body;
        proxy_temp_path ${work}/proxy;
        fastcgi_temp_path ${work}/fastcgi;
        uwsgi_temp_path ${work}/uwsgi;
        scgi_temp_path ${work}/scgi;
        server {
          listen 127.0.0.1:${port};
          root ${path(folder, 'client')};
          include ${path(folder, 'nginx.conf')};
        }
      }`;
    await writeFile(`${work}/main.conf`, configuration);
    const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
    return started(
      spawn('/usr/sbin/nginx', ['-c', `${work}/main.conf`, '-e', 'stderr', ...user]),
      `http://127.0.0.1:${port}`,
    );
  },
};

const caddy: HostServer = {
  name: 'caddy',
  missing: () =>
    ensurePackages('/usr/bin/caddy', ['caddy'])
      ? undefined
      : 'Caddy is not installed. On Debian, run `apt-get install caddy`.',
  async start(folder, work) {
    const port = await anyPort();
    const configuration = `{
        admin off
        auto_https off
      }
      import ${path(folder, 'Caddyfile')}
      http://127.0.0.1:${port} {
        root * ${path(folder, 'client')}
        import site
      }`;
    await writeFile(`${work}/Caddyfile`, configuration);
    await mkdir(`${work}/home`, { recursive: true });
    const child = spawn(
      '/usr/bin/caddy',
      ['run', '--config', `${work}/Caddyfile`, '--adapter', 'caddyfile'],
      {
        env: { ...process.env, HOME: `${work}/home`, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
      },
    );
    return started(child, `http://127.0.0.1:${port}`);
  },
};

/** The package includes Cloudflare's own runtime. */
const WRANGLER = 'wrangler@4.164.0';

const cloudflare: HostServer = {
  name: 'cloudflare',
  missing: () =>
    spawnSync('npx', ['--yes', WRANGLER, '--version'], { timeout: 5 * 60_000 }).status === 0
      ? undefined
      : `${WRANGLER} could not be fetched from the registry of npm. Check the network.`,
  async start(folder, work) {
    const port = await anyPort();
    const child = spawn(
      'npx',
      [
        ...['--yes', WRANGLER, 'dev', '--config', path(folder, 'wrangler.json')],
        ...['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'],
        ...['--persist-to', `${work}/state`, '--show-interactive-dev-session', 'false'],
      ],
      {
        cwd: work,
        detached: true,
        env: { ...process.env, CI: '1', HOME: work, WRANGLER_SEND_METRICS: 'false' },
      },
    );
    const running = await started(child, `http://127.0.0.1:${port}`);
    const close = async () => {
      // npx does not forward signals, so the whole process group is stopped.
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await running.close();
    };
    return { ...running, close };
  },
};

export const servers: readonly HostServer[] = [nginx, caddy, cloudflare];
