import { createElement } from 'react';
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

function Page() {
  const parts = ['hero', 'questions', 'closing'];
  const sections = parts.map((name) => createElement(Part, { key: name, name }));
  return createElement(Sections, null, sections);
}

it('runs only the pressed section of a rendered page at first', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(createElement(Page));
  ran = [];
  const root = hydrateRoot(container, createElement(Page));
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  // Before the browser has time for any section.
  document.getElementById('closing')?.click();
  expect(ran).toEqual(['closing', 'press of closing']);
  await vi.waitFor(() => expect(ran).toContain('questions'));
});
