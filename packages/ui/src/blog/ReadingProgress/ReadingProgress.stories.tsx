import preview from '@custom-designs/storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { everySection } from '../BlogRenderer/BlogRenderer.fixtures.ts';
import { BlogRenderer } from '../BlogRenderer/BlogRenderer.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';

const sections = Array.from({ length: 6 }, () => everySection.slice(0, 9)).flat();

const meta = preview.meta({
  title: 'Blog/ReadingProgress',
  component: ReadingProgress,
  parameters: { bare: true },
  args: { children: <BlogRenderer article={{ sections }} /> },
});

export const Default = meta.story();

const hairlineWidth = (root: HTMLElement) =>
  [...root.querySelectorAll('[aria-hidden]')]
    .filter((element) => getComputedStyle(element).position === 'fixed')
    .map((element) => element.getBoundingClientRect().width)[0] ?? 0;

Default.test("grows to the page's full width during reading", async ({ canvasElement }) => {
  scrollTo(0, 0);
  await waitFor(() => expect(hairlineWidth(canvasElement)).toBeLessThan(innerWidth * 0.05));
  scrollTo(0, document.documentElement.scrollHeight / 2);
  await waitFor(() => expect(hairlineWidth(canvasElement)).toBeGreaterThan(innerWidth * 0.3));
  scrollTo(0, document.documentElement.scrollHeight);
  await waitFor(() => expect(hairlineWidth(canvasElement)).toBeGreaterThan(innerWidth * 0.95));
});
