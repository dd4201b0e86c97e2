import { expect, test } from 'vitest';
import { colorPresets } from '#contract/theme.ts';
import { themeColours } from '#contract/theme-colours.ts';
import { contrast, mailPalette, paper } from './mail-colours.ts';

test.each(colorPresets)('%s can be read in light and dark, in every pair that a mail uses', (preset) => {
  const { light, dark, houses } = mailPalette(themeColours({ primaryColorPreset: preset }));
  for (const [own, ground] of [
    [light, paper.light],
    [dark, paper.dark],
  ] as const) {
    expect(contrast(own.solid, own.onSolid)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(own.ink, ground)).toBeGreaterThanOrEqual(4.5);
  }
  for (const colour of [...Object.values(light), ...Object.values(dark), ...houses])
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
});

test('colours that nobody can read, or that are none, are replaced', () => {
  const colours = themeColours({
    primaryColorShades: Object.fromEntries(
      ['50', '600', '700', '800', '900'].map((step) => [step, '#ffffff']),
    ),
  });
  const { light } = mailPalette(colours);
  expect(contrast(light.solid, light.onSolid)).toBeGreaterThanOrEqual(4.5);
});
