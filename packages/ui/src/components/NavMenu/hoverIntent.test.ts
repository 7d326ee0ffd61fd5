import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHoverIntent } from './hoverIntent.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Plays actions one after another. A number waits that many milliseconds, and `is` checks the open
 * menu.
 */
function play(script: string) {
  let open = 'none';
  const intent = createHoverIntent((id) => {
    open = id ?? 'none';
  });
  for (const step of script.split(' ')) {
    const [deed, id = ''] = step.split(':');
    if (deed === 'over') intent.moveOverTrigger(id);
    else if (deed === 'panel') intent.moveOverPanel();
    else if (deed === 'press') intent.toggle(id);
    else if (deed === 'is') expect(open, step).toBe(id);
    else if (deed === 'leave' || deed === 'dismiss' || deed === 'dispose') intent[deed]();
    else vi.advanceTimersByTime(Number(deed));
  }
}

it.each([
  ['opens 200 ms after the mouse has moved over a trigger', 'over:a 199 is:none 1 is:a'],
  ['stays closed when the mouse only passes over', 'over:a 199 leave 1000 is:none'],
  ['does not open after the bar is unmounted', 'over:a dispose 1000 is:none'],
  ['opens at once while another menu is open', 'press:a over:b is:b'],
  ['opens at once right after another has closed', 'press:a leave 150 is:none over:b is:b'],
  ['opens at once up to 300 ms after another has closed', 'press:a leave 150 300 over:b is:b'],
  ['waits 200 ms if another closed 301 ms ago', 'press:a leave 150 301 over:b is:none'],
  ['closes 150 ms after the mouse has left', 'press:a leave 149 is:a 1 is:none'],
  ['stays open while the mouse moves to its panel', 'press:a leave 149 panel 1000 is:a'],
  [
    'stays open while the mouse moves back to the trigger',
    'press:a panel leave 149 over:a 1000 is:a',
  ],
  ['opens and closes at once when pressed', 'press:a is:a press:a is:none'],
  ['stays open when clicked 499 ms after the mouse has opened it', 'over:a 200 499 press:a is:a'],
  ['closes when clicked 500 ms after the mouse has opened it', 'over:a 200 500 press:a is:none'],
  [
    'stays open when clicked right after the mouse has opened it at once',
    'press:a over:b press:b is:b',
  ],
  ['closes on a second click, even within 500 ms', 'over:a 200 press:a press:a is:none'],
])('the menu %s: %s', (_sentence, script) => play(script));

it.each(['press:a', 'dismiss'])('stays closed after %s until the mouse comes back', (way) => {
  play(`over:a 700 ${way} over:a 1000 is:none leave over:a is:none 200 is:a`);
});
