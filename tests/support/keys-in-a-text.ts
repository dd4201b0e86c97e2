/** Keys in a text with formatting, at the pace of a quick hand. */
import type { Locator } from 'playwright-core';

/**
 * The editor puts the caret back where it knew it 20 ms after the focus came, and hears of one that the browser moved by an event that
 * comes a drawn frame later. A hand is never as quick as that; a test is, and then the next key works where the caret was.
 */
const heard = `async () => {
  await new Promise((done) => setTimeout(done, 25));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
}`;

/** Presses keys in a text one after the other, each where the one before it left the caret. */
export async function pressInText(field: Locator, ...keys: string[]): Promise<void> {
  await field.focus();
  await field.evaluate(`(${heard})()`);
  for (const key of keys) {
    await field.press(key);
    await field.evaluate(`(${heard})()`);
  }
}
