import type { Page } from '@playwright/test';
import { expectHeading, follow } from './journey.ts';
import { expect, hydrate, test } from './site.ts';

const keypad = (page: Page) => page.getByRole('group', { name: 'Set the room' });
const dimmer = (page: Page) => page.getByRole('slider', { name: 'Brightness' });
/** The scene over the hero's picture and how much of it is seen in percent. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const lamps = document.querySelector<HTMLElement>('[data-open] > :last-child');
    const picture = lamps?.querySelector<HTMLImageElement>('[data-lit] img')?.currentSrc ?? '';
    const scene = /home-hero-(\w+)-/.exec(picture)?.[1];
    return lamps && `${scene} ${Math.round(Number(lamps.style.opacity) * 100)}%`;
  });

test('asks for no scene before a person comes near, and keeps the room for the way back', {
  tag: '@slow',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /home-hero-(?:dark|dinner|movie|late)-/.exec(request.url())?.[0];
    if (name) asked.push(name);
  });
  await page.goto('/');
  await hydrate(page);
  expect(asked).toEqual([]);
  await keypad(page).getByRole('radio', { name: 'Dinner' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(keypad(page).getByRole('radio', { name: 'Movie' })).toBeChecked();
  await expect.poll(() => seen(page)).toBe('movie 100%');
  await dimmer(page).focus();
  await page.keyboard.press('PageDown');
  await expect(dimmer(page)).toHaveAttribute('aria-valuetext', '90%');
  const left = `movie ${Math.round(0.9 ** 0.6 * 100)}%`;
  await expect.poll(() => seen(page)).toBe(left);
  await follow(page, '/services');
  await expectHeading(page, 'Our Services');
  await page.goBack();
  await expect.poll(() => seen(page)).toBe(left);
});
