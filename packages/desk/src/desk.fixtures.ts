import { fixtureManager } from '@custom-designs/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Signs in where a change asks for it. */
export async function signInThere() {
  const dialog = within(await screen.findByRole('dialog', { name: /^Sign in/ }));
  const email = dialog.getByLabelText('Email address');
  await userEvent.clear(email);
  await userEvent.type(email, fixtureManager.email);
  await userEvent.type(dialog.getByLabelText('Password'), fixtureManager.password);
  // Presses the button, because user-event fails on a field that is removed while it has the focus.
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** A picture of this width, drawn by the browser. */
export async function drawnFile(name: string, width = 8) {
  const type = 'image/png';
  const drawn = new OffscreenCanvas(width, 8);
  drawn.getContext('2d');
  return new File([await drawn.convertToBlob({ type })], name, { type });
}
