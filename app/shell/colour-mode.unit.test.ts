import { expect, it } from 'vitest';
import { modeAttributes } from '#app/shell/colour-mode.ts';

it('a mode of the screen overrules the choice and is marked as forced', () => {
  expect(modeAttributes('light', 'dark')).toEqual({ 'data-mode': 'dark', 'data-forced-mode': '' });
  expect(modeAttributes('dark', 'light')).toEqual({ 'data-mode': 'light', 'data-forced-mode': '' });
});

it('without one, or with system, the choice counts', () => {
  for (const forced of [null, undefined, 'system'] as const)
    expect(modeAttributes('dark', forced)).toEqual({ 'data-mode': 'dark' });
});
