import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { cdp, page as tab } from 'vitest/browser';
import { spanish } from '../../packages/ui/src/labels/spanish.ts';
import { UiProvider, type UiProviderProps } from '../../packages/ui/src/text/index.ts';
import { clipped, lostBorders, overflow, unseenFocus } from './measures.ts';
import type { Specimen } from './specimens.tsx';

export type Problems = Record<
  'server' | 'console' | 'rightToLeft' | 'spanish' | 'largeText' | 'focus' | 'borders',
  string[]
>;

const root = document.documentElement;
const phone = [innerWidth, innerHeight] as const;

/** Waits two frames, so that effects have run and the page is laid out. */
const settle = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

const forceColors = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

/** Collects console messages. */
function listen(said: string[]) {
  const levels = ['error', 'warn', 'info', 'log'] as const;
  const spies = levels.map((level) =>
    vi.spyOn(globalThis.console, level).mockImplementation((...words: unknown[]) => {
      said.push(`${level}: ${words.map(String).join(' ')}`);
    }),
  );
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

function textsIn(container: HTMLElement): string[] {
  const words: string[] = [];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
  return words.filter((text) => text.trim());
}

const inLanguage = ({ Example }: Specimen, labels?: UiProviderProps['labels']) => (
  <UiProvider labels={labels}>
    <Example />
  </UiProvider>
);

async function comeAlive(specimen: Specimen, container: HTMLElement, problems: Problems) {
  container.innerHTML = renderToString(inLanguage(specimen));
  const served = textsIn(container);
  const page: Root = hydrateRoot(container, inLanguage(specimen), {
    onRecoverableError: (error) => problems.server.push(String(error)),
  });
  await settle();
  // New text may appear, such as rows that now fit. Text that was visible must stay.
  const now = new Set(textsIn(container));
  for (const text of served) if (!now.has(text)) problems.server.push(`lost "${text}"`);
  return page;
}

/** Runs every check on one component, on a phone-sized page. */
export async function examine(specimen: Specimen): Promise<Problems> {
  const problems: Problems = {
    ...{ server: [], console: [], rightToLeft: [], spanish: [], largeText: [] },
    ...{ focus: [], borders: [] },
  };
  const stop = listen(problems.console);
  const container = document.body.appendChild(document.createElement('div'));
  let page: Root | undefined;
  try {
    page = await comeAlive(specimen, container, problems);
    problems.borders.push(...lostBorders(container, 'note'));
    root.dir = 'rtl';
    problems.rightToLeft.push(...overflow());
    root.dir = 'ltr';
    // Its words are a quarter longer.
    page.render(inLanguage(specimen, spanish));
    await tab.viewport(320, 640);
    await settle();
    problems.spanish.push(...overflow(), ...clipped(container));
    await tab.viewport(...phone);
    page.render(inLanguage(specimen));
    root.style.fontSize = '200%';
    const lost = () => [...overflow(), ...clipped(container)];
    // Some components follow a new text size after a frame or two.
    await vi.waitUntil(() => lost().length === 0, { timeout: 2000 }).catch(() => undefined);
    problems.largeText.push(...lost());
    root.style.fontSize = '';
    await forceColors('active');
    problems.borders = lostBorders(container, 'judge');
    problems.focus.push(...unseenFocus(container));
    await forceColors('none');
  } catch (error) {
    problems.server.push(String(error));
  } finally {
    page?.unmount();
    container.remove();
    stop();
  }
  return problems;
}
