import { createElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Sections } from './Sections.tsx';

let ran: string[] = [];

function Part({ name }: { name: string }) {
  ran.push(name);
  const onClick = () => ran.push(`press of ${name}`);
  return createElement('button', { type: 'button', id: name, onClick });
}

function Page({ onHydrated }: { onHydrated?: () => void }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  const parts = ['hero', 'questions', 'closing'];
  const sections = parts.map((name) => createElement(Part, { key: name, name }));
  return createElement(Sections, null, sections);
}

it('runs the pressed section of a rendered page before the next one', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(createElement(Page));
  ran = [];
  // Before the browser has time for the sections.
  const press = () => queueMicrotask(() => document.getElementById('closing')?.click());
  const root = hydrateRoot(container, createElement(Page, { onHydrated: press }));
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await vi.waitFor(() => expect(ran).toContain('questions'));
  // React may have begun with the first one.
  expect(ran.slice(0, ran.indexOf('questions'))).toContain('press of closing');
});
