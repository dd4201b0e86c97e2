import { expect, test } from 'vitest';
import { themeColours } from '#contract/theme-colours.ts';
import { contrast, mailPalette } from './mail-colours.ts';
import { sampleBranding, sampleValues } from './mail.fixtures.ts';
import { renderMail } from './render.ts';

const names = { nl: 'Élan', en: 'Quay' };
const headOf = (branding: Partial<typeof sampleBranding>, locale: 'nl' | 'en' = 'nl') => {
  const centerBranding = { ...sampleBranding, names, ...branding };
  const { html } = renderMail({
    template: 'account_removed',
    locale,
    values: sampleValues.account_removed,
    centerBranding,
  });
  return html.slice(html.indexOf('<body'), html.indexOf('</h1>'));
};
const marks = (head: string) =>
  [...head.matchAll(/<td class="(mark|door)" ([^>]*)>([^<]*)<\/td>/g)].map(([, kind, tag = '', text]) => ({
    kind,
    tag,
    text,
  }));
const sizes = (head: string) =>
  marks(head).map(({ tag }) => / width="(\d+)" height="(\d+)"/.exec(tag)?.slice(1).join('x'));

test('the initial stands before the name, of the name in the language of the mail, without a picture', () => {
  for (const [locale, initial] of [
    ['nl', 'E'],
    ['en', 'Q'],
  ] as const) {
    const head = headOf({}, locale);
    expect(marks(head).map(({ text }) => text)).toEqual([initial]);
    expect(head.indexOf('class="mark"')).toBeLessThan(head.indexOf('<h1'));
    expect(head).not.toMatch(/<img|url\(/);
  }
});

test('the house has the gable of the centre: a round one, or one of steps', () => {
  expect(sizes(headOf({}))).toEqual(['40x44']);
  expect(headOf({})).toContain('border-radius:20px 20px 0 0');
  expect(sizes(headOf({ isRounded: false }))).toEqual(['12x7', '26x7', '40x30']);
  expect(headOf({ isRounded: false })).not.toContain('border-radius:20px');
});

test('where the name begins with no letter of ours, the house has a door', () => {
  for (const isRounded of [true, false]) {
    const cells = marks(headOf({ names: { nl: '4 wijken', en: '4 wards' }, isRounded }));
    expect(cells.every(({ text }) => text === '&nbsp;')).toBe(true);
    expect(cells.filter(({ kind }) => kind === 'door')).toHaveLength(1);
  }
});

test('none of it is read aloud, and all of it is in colours of the centre', () => {
  const { solid } = sampleBranding.colours.light;
  for (const { tag } of marks(headOf({ isRounded: false }))) {
    expect(tag).toContain('aria-hidden="true"');
    expect(tag).toContain(`bgcolor="${solid}"`);
  }
});

test('a centre with a logo has its name alone', () => {
  expect(marks(headOf({ hasLogo: true }))).toEqual([]);
});

test('the initial can be read on its house, light and dark', () => {
  for (const primaryColorPreset of ['teal', 'rose'] as const) {
    const { light, dark } = mailPalette(themeColours({ primaryColorPreset }));
    for (const { solid, onSolid } of [light, dark]) expect(contrast(solid, onSolid)).toBeGreaterThan(4.5);
  }
});
