import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { findWebKit } from '../../scripts/browsers.ts';
import { freePort } from '../../scripts/port.ts';
import type { Browser, Driver, Key, Point } from './driver.ts';

/**
 * Private-use characters that WebDriver assigns to keys without a character (W3C WebDriver 17.4.2).
 */
const keyCodes: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const client =
  (origin: string): Send =>
  async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: { error: string; message: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };

async function open(send: Send, capabilities: object): Promise<Driver> {
  const session = (await send('POST', '/session', { capabilities })) as { sessionId: string };
  const path = `/session/${session.sessionId}`;
  const post = (command: string, body?: object) => send('POST', `${path}/${command}`, body);
  const act = async (input: object) => void (await post('actions', { actions: [input] }));
  const mouse = (...actions: object[]) => act({ type: 'pointer', id: 'mouse', actions });
  const keyboard = (keys: readonly string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  const evaluate = (expression: string) =>
    post('execute/sync', { script: `return (${expression})`, args: [] });
  return {
    goto: async (url) => void (await post('url', { url })),
    reload: async () => void (await post('refresh')),
    back: async () => void (await post('back')),
    resize: async ({ width, height }) => {
      const bars = (await evaluate('outerHeight - innerHeight')) as number;
      await post('window/rect', { x: 0, y: 0, width, height: height + bars });
    },
    evaluate,
    moveMouse: ({ x, y }: Point) => mouse({ type: 'pointerMove', x, y }),
    pressMouse: () => mouse({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    press: (key) => keyboard([keyCodes[key]]),
    type: (text) => keyboard([...text]),
    chooseFiles: async (paths) => {
      const element = await post('element', { using: 'css selector', value: 'input[type="file"]' });
      const [id] = Object.values(element as Record<string, string>);
      await post(`element/${id}/value`, { text: paths.join('\n') });
    },
    screenshot: async () => Buffer.from(String(await send('GET', `${path}/screenshot`)), 'base64'),
    close: async () => void (await send('DELETE', path)),
  };
}

/**
 * A display resets itself when its last client leaves, and refuses the next tab's browser while it
 * does. That browser exits, and the driver never responds. So this display doesn't reset.
 */
async function startDisplay(command: string) {
  const options = '-noreset -screen 0 1600x1200x24 -nolisten tcp -displayfd 3'.split(' ');
  const display = spawn(command, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(display.stdio[3] as Readable, 'data');
  return { display, name: `:${String(number).trim()}` };
}

/** The driver prints nothing when it is ready, so it is polled. */
async function untilReady(send: Send, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const isReady = await send('GET', '/status').catch(() => undefined);
    if (isReady) return;
    await pause(50);
  }
  throw new Error(`WebKitWebDriver ended with code ${driver.exitCode} before it answered.`);
}

/** MiniBrowser on a virtual display, driven by WebKitWebDriver over classic WebDriver. */
export async function launchWebKit(): Promise<Browser> {
  const parts = findWebKit();
  if (!parts) throw new Error('WebKitGTK is gone since the run began.');
  const { display, name } = await startDisplay(parts.display);
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  const port = await freePort(24_445 + worker, "WebKit's driver");
  const driver = spawn(parts.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: name, GDK_BACKEND: 'x11' },
  });
  const send = client(`http://127.0.0.1:${port}`);
  await untilReady(send, driver);
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: parts.browser, args: ['--automation'] },
    },
  };
  return {
    open: () => open(send, capabilities),
    close: async () => {
      driver.kill();
      display.kill();
    },
  };
}
