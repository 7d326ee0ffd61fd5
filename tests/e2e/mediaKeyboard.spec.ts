import type { Page } from '@playwright/test';
import { tabTo } from './journey.ts';
import { card, open, removeImages, rowsOf, signInDialog } from './mediaCenter.ts';
import { photos } from './mediaPhotos.ts';
import { manager } from './servers.ts';
import { expect, test } from './site.ts';

const name = 'Keys';
test.afterEach(() => removeImages(name));

const button = (page: Page, label: string | RegExp) =>
  page.getByRole('button', { name: label, exact: true });

test('a manager uploads, signs in, finds, edits, renames, features, deletes, and restores by keyboard', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const { keyboard } = page;
  await open(page);
  await tabTo(page, page.getByRole('tab', { name: /^Image Gallery/ }));
  await keyboard.press('ArrowRight');

  // The listener must exist before the key press, or the file chooser is missed.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, button(page, 'Select Images'));
  await keyboard.press('Enter');
  await (await chooser).setFiles(await photos(2, name));
  await tabTo(page, button(page, 'Upload 2 Images'));
  await keyboard.press('Enter');
  await expect(signInDialog(page)).toBeVisible();
  await tabTo(page, page.getByLabel('Email address'));
  await keyboard.type(manager.email);
  await keyboard.press('Tab');
  await keyboard.type(manager.password);
  await keyboard.press('Enter');
  await expect(page.getByText('All 2 images uploaded successfully')).toBeVisible();

  await tabTo(page, page.getByRole('tab', { name: /^Upload Images/ }), 'Shift+Tab');
  await keyboard.press('ArrowLeft');
  await tabTo(page, page.getByRole('searchbox'));
  await keyboard.type(`${name} 1`.toLowerCase());
  await tabTo(page, card(page, `${name} 1`));
  await keyboard.press('Enter');
  const editor = page.getByRole('dialog', { name: 'Edit Image' });
  await tabTo(page, editor.getByLabel('Title'));
  await keyboard.press('Control+A');
  await keyboard.type(`${name} 1 by hand`);
  await keyboard.press('Tab');
  await tabTo(page, editor.getByRole('button', { name: 'Save Changes' }));
  await keyboard.press('Enter');
  await expect(editor).toHaveCount(0);
  await expect(card(page, `${name} 1 by hand`)).toBeFocused();

  await tabTo(page, button(page, `Rename ${name} 1 by hand`));
  await keyboard.press('Enter');
  await keyboard.type(`${name} 1 renamed`);
  await keyboard.press('Enter');
  await expect(button(page, `Rename ${name} 1 renamed`)).toBeFocused();

  const star = button(page, `Featured: ${name} 1 renamed`);
  await tabTo(page, star);
  await keyboard.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, button(page, `Delete ${name} 1 renamed`));
  await keyboard.press('Space');
  const question = page.getByRole('alertdialog');
  await tabTo(page, question.getByRole('button', { name: 'Delete' }));
  await keyboard.press('Enter');
  await expect(card(page, `${name} 1 renamed`)).toHaveCount(0);
  // The toast lasts six seconds. Its code loads with the first toast.
  await expect(button(page, 'Undo')).toBeVisible();
  await keyboard.press('F8');
  // Tab reaches the toast first, then its action.
  await tabTo(page, button(page, 'Undo'));
  await expect(button(page, 'Undo')).toBeFocused();
  await keyboard.press('Enter');
  await expect(card(page, `${name} 1 renamed`)).toBeVisible();
  expect(await rowsOf(name)).toHaveLength(2);
});
