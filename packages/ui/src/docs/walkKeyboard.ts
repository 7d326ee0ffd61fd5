import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide, KeyRow, Outcome, Part, State } from './guide.ts';

function find([role, which]: Part): HTMLElement | null {
  if (typeof which !== 'number') {
    return screen.queryByRole(role, which === undefined ? {} : { name: which });
  }
  return screen.queryAllByRole(role)[which] ?? null;
}

type Check = (part: HTMLElement | null) => Promise<void>;

const has =
  (name: string, value: string): Check =>
  (part) =>
    expect(part).toHaveAttribute(name, value);

const checks: Record<State, Check> = {
  focused: (part) => expect(part).toHaveFocus(),
  expanded: has('aria-expanded', 'true'),
  collapsed: has('aria-expanded', 'false'),
  pressed: has('aria-pressed', 'true'),
  selected: has('aria-selected', 'true'),
  checked: (part) => expect(part).toBeChecked(),
  unchecked: (part) => expect(part).not.toBeChecked(),
  invalid: (part) => expect(part).toBeInvalid(),
  shown: (part) => expect(part).toBeVisible(),
  gone: (part) => expect(part).toBeNull(),
};

/** Returns a field's value or an element's text. */
const textOf = (part: HTMLElement | null) =>
  part && 'form' in part && 'value' in part ? part.value : part?.textContent;

async function notice(outcome: Outcome, args: object) {
  if ('calls' in outcome) {
    const handler = (args as Record<string, unknown>)[outcome.calls];
    await waitFor(() => expect(handler).toHaveBeenCalledOnce());
    return;
  }
  await waitFor(
    async () => {
      const part = find(outcome.part);
      if ('is' in outcome) await checks[outcome.is](part);
      else if (typeof outcome.reads === 'string') await expect(textOf(part)).toBe(outcome.reads);
      else await expect(textOf(part)).toMatch(outcome.reads);
    },
    { timeout: 4000 },
  );
}

const isCalled = (value: unknown): value is { mockClear: () => void } =>
  typeof value === 'function' && 'mockClear' in value;

async function press(row: Extract<KeyRow, { so: unknown }>, args: object) {
  if (row.on) {
    const part = find(row.on);
    await expect(part, `nothing to focus: ${row.on.join(' ')}`).not.toBeNull();
    part?.focus();
  }
  for (const handler of Object.values(args).filter(isCalled)) handler.mockClear();
  await userEvent.keyboard(row.keys);
  for (const outcome of 'length' in row.so ? row.so : [row.so]) await notice(outcome, args);
}

/**
 * A story test that presses every key of the guide's table and checks the promised result.
 * `Default.test('handles every key in its guide', walkKeyboard(guide))`
 */
export const walkKeyboard =
  ({ keyboard = [] }: Guide, of?: string) =>
  async ({ args }: { args: object }) => {
    const rows = keyboard.filter((row) => row.of === of);
    await expect(rows, `rows of ${of ?? 'the component'}`).not.toHaveLength(0);
    for (const row of rows) {
      if ('by' in row) continue;
      await press(row, args).catch((error: Error) => {
        throw new Error(`${row.keys} "${row.does}": ${error.message.split('\n\n')[0]}`);
      });
    }
  };
