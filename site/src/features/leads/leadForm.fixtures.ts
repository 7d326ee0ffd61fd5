import { connected, openedScenario } from '@custom-designs/storybook/connected.tsx';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import type { LeadKind } from './lead.ts';

type Canvas = ReturnType<typeof within>;
const written = /^(kind|name|email|phone|subject|message|preferred_date|service|page)$/;

/** What stands in the table, as far as the visitor wrote it. */
export const requests = () =>
  openedScenario()
    .backend.rowsOf('leads')
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).filter(([key, value]) => value !== null && written.test(key)),
      ),
    );

const patience = { timeout: 4000 };

/** Nobody writes a request within the three seconds that the trap waits for; a story does. */
function takeTime() {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 3000;
}
const beInTime = () => Reflect.deleteProperty(performance, 'now');

/** A meta's `beforeEach`: an empty form over the backend of the toolbar, at `parameters.query`. */
export const asking = (kind: LeadKind) => [
  connected,
  ({ parameters }: { parameters: { query?: string } }) => {
    sessionStorage.removeItem(`${kind}-contact`);
    const address = location.href;
    const { query } = parameters;
    if (query) history.replaceState(null, '', `${location.pathname}${query}`);
    return () => {
      beInTime();
      history.replaceState(null, '', address);
    };
  },
];

/** By the label's own words: the mark beside them may follow. */
export const field = (canvas: Canvas, label: string) =>
  canvas.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement;

export async function fill(canvas: Canvas, values: Readonly<Record<string, string>>) {
  takeTime();
  for (const [label, value] of Object.entries(values)) {
    await userEvent.type(field(canvas, label), value);
  }
}

export const press = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

export async function isConfirmed(canvas: Canvas, words: string[], fields: readonly string[]) {
  await waitFor(() => {
    for (const word of words) expect(screen.getByText(word)).toBeVisible();
  }, patience);
  for (const label of fields) await expect(field(canvas, label)).toHaveValue('');
}

export async function isKept(canvas: Canvas, values: Readonly<Record<string, string>>) {
  await expect(await canvas.findByText(/could not be sent/, {}, patience)).toBeVisible();
  for (const [label, value] of Object.entries(values)) {
    await expect(field(canvas, label)).toHaveValue(value);
  }
  for (const name of ['(956) 555-0142', 'customdesigns@example.com']) {
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  }
}
