/// <reference types="node" />
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { settableVariables } from '#contract/theme-variables.ts';
import {
  colorPresets,
  fonts,
  mutedPresets,
  shadeKeys,
  themeConfig,
  themeConfigBody,
} from '#contract/theme.ts';
import { parseColour } from '#app/theme/colour.ts';
import { presetShades } from '#contract/colour-presets.ts';
import type { ThemeConfig } from '#contract/theme-colours.ts';
import { previewStyle, themeAttributes, themeCss, themeVariables } from '#app/theme/theme.ts';

// Read as a file: in tests Vite empties every stylesheet that is imported.
const palette = readFileSync('node_modules/tailwindcss/theme.css', 'utf8');
const mauve = presetShades('mauve');

describe('themeVariables', () => {
  it('uses the defaults of the specification for an empty theme', () => {
    const found = themeVariables({});
    expect(found['p700']).toBe(presetShades('indigo')['700']);
    expect(found['m700']).toBe(presetShades('slate')['700']);
    expect(found['s700']).toBe(found['m700']);
    expect(found['txt']).toBe(found['p950']);
    expect(found['bgc']).toBe('#ffffff');
    expect(found['fsans']).toContain('Inter Variable');
    expect(themeAttributes({})).toEqual({
      'data-shape': 'rounded',
      'data-tabs': 'underline',
      'data-footer': 'columns',
    });
  });

  it('lets the secondary colour fall back to the muted preset that was chosen', () => {
    const found = themeVariables({ mutedColorPreset: 'stone' });
    expect(found['s300']).toBe(presetShades('stone')['300']);
  });

  it('takes a custom shade set only when all eleven keys are filled', () => {
    expect(themeVariables({ primaryColorShades: mauve })['p700']).toBe('rgb(120 54 107)');
    expect(themeVariables({ primaryColorShades: JSON.stringify(mauve) })['p50']).toBe('rgb(251 245 250)');
    const ignored = [{ ...mauve, '500': ' ' }, { '50': '#fff' }, 'no json', '[1]', 'null', null];
    for (const primaryColorShades of ignored)
      expect(themeVariables({ primaryColorShades, primaryColorPreset: 'teal' })['p700']).toBe(
        presetShades('teal')['700'],
      );
  });

  it('turns an unparsable colour into 0 0 0', () => {
    const found = themeVariables({
      primaryColorShades: { ...mauve, '500': 'reddish' },
      backgroundColor: 'x',
    });
    expect(found['p500']).toBe('rgb(0 0 0)');
    expect(found['p500-rgb']).toBe('0 0 0');
    expect(found['bgc']).toBe('rgb(0 0 0)');
  });

  it('also gives the shades as bare channels', () => {
    expect(themeVariables({ primaryColorPreset: 'mauve' })['p700-rgb']).toBe('120 54 107');
  });

  it('reads the ways people write a colour', () => {
    for (const text of ['#fff', 'FFFFFF', 'rgb(255, 255, 255)', 'rgb(100% 100% 100% / 50%)', '255 255 255'])
      expect(parseColour(text)).toEqual([255, 255, 255]);
    expect(parseColour('hsl(0deg 100% 50%)')).toEqual([255, 0, 0]);
    expect(parseColour('oklch(63.7% 0.237 25.331)')).toEqual([251, 44, 54]);
    for (const wrong of ['', 'rgb(1,2)', 'url(x)', '#12345', 'rgb(a b c)', 'oklch(1)'])
      expect(parseColour(wrong)).toBeUndefined();
  });

  it('shows every font of the specification in itself, and an unknown one as the default', () => {
    const stacks = fonts.map((sans) => themeVariables({ fonts: { sans } })['fsans']);
    expect(new Set(stacks).size).toBe(fonts.length);
    for (const stack of stacks)
      expect(stack).toMatch(/^'([\w ]+)','[\w ]+ Fallback',(sans-serif|monospace)$/);
    expect(themeVariables({ fonts: { sans: 'Comic Sans' } })['fsans']).toContain('Inter Variable');
    expect(themeVariables({ fonts: { sans: 'Fira Code Variable' } })['ftrack']).toBe('-.02em');
    const heavy = fonts.filter((heading) => themeVariables({ fonts: { heading } })['hw'] === '650');
    expect(heavy).toEqual(['Work Sans Variable', 'Karla Variable']);
  });

  it('takes variables by name when they may be set and hold what they should', () => {
    const cssVariables = {
      '--p700': 'hsl(0 100% 20%)',
      rcard: '0.5rem',
      rctl: '200px',
      hw: '700',
      shfloat: 'none',
      fsans: 'serif',
      __proto__: 'x',
    };
    const found = themeVariables({ cssVariables });
    expect(found).toMatchObject({ p700: 'rgb(102 0 0)', rcard: '0.5rem', hw: '700' });
    expect(found).not.toHaveProperty('rctl');
    expect(found).not.toHaveProperty('shfloat');
    expect(found['fsans']).toContain('Inter');
  });
});

describe('themeCss', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '#fff}</style><script>',
      'red;}*{display:none',
      'url(//x)',
      '/* */',
      String.raw`\7d`,
      '@import',
    ),
    fc.constantFrom('#123456', 'rgb(1 2 3)', '12px', '600', 'oklch(.5 .1 20)', '1e3px', 'NaN', '-1px'),
    fc.tuple(fc.string(), fc.constantFrom('#fff', '1px', '700', ')')).map((both) => both.join('')),
  );
  const shades = fc.oneof(
    fc.record(Object.fromEntries(shadeKeys.map((key) => [key, nasty]))),
    fc.record(Object.fromEntries(shadeKeys.map((key) => [key, nasty]))).map((set) => JSON.stringify(set)),
    nasty,
  );
  const names = fc.oneof(
    nasty,
    fc.constantFrom(...Object.keys(settableVariables), 'fsans', 'light-ink', '__proto__'),
  );
  const config = fc.record<ThemeConfig>({
    fonts: fc.record({ sans: nasty, heading: nasty }),
    primaryColorPreset: nasty,
    primaryColorShades: shades,
    secondaryColorPreset: fc.oneof(nasty, fc.constantFrom('__proto__', 'constructor')),
    secondaryColorShades: shades,
    mutedColorPreset: nasty,
    backgroundColor: nasty,
    textColor: nasty,
    cssVariables: fc.dictionary(names, nasty),
    shape: nasty,
    header: fc.record({ tabVariant: nasty }),
    footer: fc.record({ variant: nasty }),
  });
  const colour = /^(#[\da-f]{3,6}|rgb\(\d{1,3} \d{1,3} \d{1,3}\))$/;
  const channels = /^\d{1,3} \d{1,3} \d{1,3}$/;
  /** What each variable may hold, by its name. */
  const shapeOf = (name: string): RegExp | undefined => {
    if (/^([psm](50|[1-9]00|950)|bgc|txt|(light|dark)-[a-z0-9]+)$/.test(name)) return colour;
    if (name.endsWith('-rgb')) return channels;
    if (/^r(tag|cell|ctl|card|big|dialog|pill)$/.test(name)) return /^\d{1,3}(\.\d{1,3})?(px|rem)$/;
    if (name === 'hw') return /^\d{3}(\.\d{1,3})?$/;
    if (name === 'ftrack') return /^(normal|-\.02em)$/;
    return name === 'fsans' || name === 'fhead' ? /^'[\w ]+','[\w ]+',[a-z-]+$/ : undefined;
  };

  it('holds only declarations that we printed, whatever a tenant typed', () => {
    fc.assert(
      fc.property(config, (typed) => {
        const css = themeCss(typed);
        expect(css).toMatch(/^:root\{[-#a-zA-Z0-9:;(),.' ]+\}$/);
        expect(css).not.toMatch(/url\(|@|\\|\/\*/);
        const declared = css
          .slice(6, -1)
          .split(';')
          .map((one) => one.split(':'));
        expect(new Set(declared.map(([name]) => name)).size).toBe(declared.length);
        for (const [name = '', value = '', ...more] of declared) {
          expect(more).toEqual([]);
          expect(value, name).toMatch(shapeOf(name.replace(/^--/, '')) ?? /^$/);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('keeps what an outer theme had to mend out of a preview', () => {
    expect(previewStyle({})['--light-ink']).toBe('initial');
    expect(themeCss({})).not.toContain('initial');
  });
});

describe('what may be saved', () => {
  const saved = (theme: unknown) => z.safeParse(themeConfigBody, theme).success;
  it('is every theme that shows as it was typed', () => {
    expect(saved({})).toBe(true);
    expect(saved({ primaryColorShades: mauve, secondaryColorShades: JSON.stringify(mauve) })).toBe(true);
    expect(saved({ backgroundColor: '#fff', textColor: null, cssVariables: { '--rcard': '4px' } })).toBe(
      true,
    );
  });
  it.each([
    { primaryColorShades: { ...mauve, '500': '' } },
    { primaryColorShades: { ...mauve, '500': 'reddish' } },
    { primaryColorShades: 'no json' },
    { backgroundColor: 'x' },
    { cssVariables: { shfloat: 'none' } },
    { cssVariables: { rcard: '4em' } },
    { cssVariables: { p500: 'url(x)' } },
    { fonts: { sans: 'Comic Sans' } },
    { colour: 'red' },
  ])('is not %j', (theme) => {
    expect(saved(theme)).toBe(false);
  });
  it('can be read again', () => {
    const theme = { primaryColorShades: mauve, cssVariables: { rcard: '4px' }, backgroundColor: 'x' };
    expect(z.parse(themeConfig, theme)).toEqual(theme);
  });
});

describe('presets', () => {
  it.each([...colorPresets, ...mutedPresets].filter((name) => name !== 'mauve'))(
    '%s is the palette of the installed Tailwind',
    (name) => {
      for (const step of shadeKeys) {
        const value = new RegExp(`--color-${name}-${step}: ([^;]+);`).exec(palette)?.[1] ?? '';
        expect(parseColour(presetShades(name)[step])).toEqual(parseColour(value));
      }
    },
  );
});
