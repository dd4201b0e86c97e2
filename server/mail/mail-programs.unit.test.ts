/** What Outlook, Gmail and Apple Mail can show of a mail, held against every mail of the product. */
import { describe, expect, test } from 'vitest';
import { initialOf } from '#contract/center-mark.ts';
import { locales, type Locale } from '#contract/locales.ts';
import { themeColours } from '#contract/theme-colours.ts';
import { templates, type TemplateName } from './all-templates.ts';
import { contrast, mailPalette, night } from './mail-colours.ts';
import { sampleBranding, sampleValues } from './mail.fixtures.ts';
import { renderMail } from './render.ts';
import { reasons } from './reasons.ts';

const names = Object.keys(templates) as TemplateName[];
const looks = {
  'round and teal': sampleBranding,
  'straight and rose': {
    ...sampleBranding,
    names: { nl: 'Haven & meer', en: 'Quay & more' },
    isRounded: false,
    colours: mailPalette(themeColours({ primaryColorPreset: 'rose' })),
  },
};
const every = names.flatMap((name) =>
  locales.flatMap((locale) =>
    (Object.keys(looks) as (keyof typeof looks)[]).map((branding) => [name, locale, branding] as const),
  ),
);
const render = (template: TemplateName, locale: Locale, branding: keyof typeof looks) =>
  renderMail({ template, locale, values: sampleValues[template], centerBranding: looks[branding] });

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
const stylesOf = (html: string) => all(html, /<style>([\s\S]*?)<\/style>/g);
const bodyOf = (html: string) => html.slice(html.indexOf('<body'));

const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const plain = (text: string) =>
  text
    .replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (sign) => signs[sign] ?? sign)
    .replaceAll(/\s+/g, ' ')
    .trim();
/** Decoration: the one capital of the mark, in a cell that is read to nobody. */
const markedInitial = /<td class="mark" aria-hidden="true" [^>]*>[A-Z]<\/td>/;
/** What is read of the HTML, a line a line. */
const linesOf = (html: string) =>
  bodyOf(html)
    .replace(markedInitial, '<td></td>')
    .replaceAll('&nbsp;', ' ')
    .split(/<br>|<\/?(?:p|h1|li|ul|blockquote|td|tr|table|a)\b[^>]*>/)
    .map((part) => plain(part.replaceAll(/<[^>]*>/g, ' ')))
    .filter((line) => line !== '');
const linesOfText = (text: string) =>
  text
    .split('\n')
    .map((line) => plain(line.replace(/^(?:> |- |-- $| {2})/, '')))
    .filter((line) => line !== '');
const linksOf = (html: string) => new Set(all(html, /href="([^"]+)"/g).map(plain));
const linksOfText = (text: string) => new Set(text.match(/^\s*https?:\/\/\S+$/gm)?.map((url) => url.trim()));

describe.each(every)('%s in %s, %s', (name, locale, branding) => {
  const { html, text } = render(name, locale, branding);

  test('Outlook: tables with a width, colours as attributes, no layout or unit that Word does not know', () => {
    expect(html).not.toMatch(
      /display:\s*(?:flex|grid|inline-flex)|position:|float:|\d(?:rem|em|vw|vh)\b|var\(|calc\(/,
    );
    expect(html).not.toMatch(/<!--|<v:|<div\b/);
    for (const table of all(html, /<table ([^>]*)>/g)) {
      expect(table).toContain('role="presentation"');
      // The one around a button is as wide as its words.
      if (!table.includes('margin:24px 0')) expect(table).toMatch(/width="(?:600|100%)"/);
    }
    for (const tag of all(html, /<(?:td|table|body) ([^>]*background:[^>]*)>/g)) {
      const [, colour] = /background:(#[0-9a-f]{6})/.exec(tag) ?? [];
      expect(tag).toContain(`bgcolor="${colour}"`);
    }
    for (const cell of all(html, /<td ([^>]*height:[1-9]\d*px[^>]*)>/g))
      expect(cell).toMatch(/ height="\d+"/);
  });

  test('Outlook: a button is a padded cell in the colour, without anything drawn for it', () => {
    const buttons = all(html, /<td ([^>]*)><a [^>]*class="solid"/g);
    expect(buttons).toHaveLength(html.split('class="solid" target').length - 1);
    for (const cell of buttons) {
      expect(cell).toMatch(/bgcolor="#[0-9a-f]{6}"/);
      expect(cell).toContain('mso-padding-alt:13px 24px');
    }
  });

  test('Gmail: styles in the head, small, in a block of classes alone, and a mail that is not cut off', () => {
    const styles = stylesOf(html);
    expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('</head>'));
    expect(bodyOf(html)).not.toContain('<style');
    expect(Buffer.byteLength(styles.join(''))).toBeLessThan(16_384);
    for (const style of styles) expect(Buffer.byteLength(style)).toBeLessThan(8_192);
    const [first = ''] = styles;
    const [, rules = ''] = /^@media \(prefers-color-scheme:dark\)\{([\s\S]*)\}$/.exec(first) ?? [];
    const selectors = all(rules, /([^{}]+)\{[^{}]*\}/g).map((selector) => selector.trim());
    expect(selectors.length).toBeGreaterThan(10);
    for (const selector of selectors) expect(selector).toMatch(/^\.[a-z]\w*$/);
    expect(Buffer.byteLength(html)).toBeLessThan(102_400);
  });

  test('Apple Mail: says that it knows the dark, and has a dark colour for all that has a light one', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('<meta name="supported-color-schemes" content="light dark">');
    expect(html).toContain(':root{color-scheme:light dark;');
    const [dark = '', marked = ''] = stylesOf(html);
    const classes = new Set(all(bodyOf(html), /class="([^"]+)"/g));
    for (const one of classes) {
      expect(dark).toContain(`.${one}{`);
      expect(marked).toContain(`[data-ogsc] .${one}{`);
    }
    for (const tag of all(html, /<\w+ ([^>]*border-(?:left|bottom):[^>]*)>/g))
      expect(tag).toContain('class="edge"');
    for (const tag of all(bodyOf(html), /<(?:td|table|body) ([^>]*bgcolor=[^>]*)>/g))
      expect(tag).toContain('class="');
  });

  test('the mark is the only decoration with a letter: one at most, that of the name beside it', () => {
    const initial = initialOf(looks[branding].names[locale]);
    const silent = all(html, /<td [^>]*aria-hidden="true"[^>]*>([\s\S]*?)<\/td>/g);
    expect(silent.length).toBeGreaterThan(0);
    expect(silent.filter((inside) => inside !== '&nbsp;')).toEqual(initial === null ? [] : [initial]);
  });

  test('the text says what the HTML says: the same sentences and the same links', () => {
    const lines = linesOf(html);
    const read = linesOfText(text);
    const hint = {
      nl: 'Werkt de knop niet? Open dan dit adres:',
      en: 'Button not working? Open this address:',
    };
    const bare = (line: string) => line.replace(/:$/, '');
    expect(lines.filter((line) => line !== hint[locale] && !read.map(bare).includes(bare(line)))).toEqual([]);
    expect(read.filter((line) => !/^https?:/.test(line) && !lines.map(bare).includes(bare(line)))).toEqual(
      [],
    );
    expect([...linksOfText(text)].toSorted()).toEqual([...linksOf(html)].toSorted());
  });

  test('says at its foot why it came, in its language, and who sends it', () => {
    const [intro, other] =
      locale === 'nl'
        ? ['Je krijgt deze mail omdat ', 'You get']
        : ['You get this email because ', 'Je krijgt'];
    const foot = text.slice(text.lastIndexOf('-- \n') + 4).split('\n');
    expect(foot[0]?.startsWith(intro)).toBe(true);
    expect(foot[0]).toContain(looks[branding].names[locale]);
    expect(foot.slice(2)).toEqual([
      looks[branding].names[locale],
      ...[sampleBranding.foot[locale].text, sampleBranding.foot[locale].address].filter(Boolean),
      sampleBranding.phone,
      sampleBranding.email,
      locale === 'nl' ? 'Zo gaan we met je gegevens om:' : 'How we handle your data:',
      `${sampleBranding.origin}${locale === 'nl' ? '' : '/en'}/privacy`,
      '',
    ]);
    expect(html).not.toContain(other);
    expect(foot[0]).not.toMatch(/\{\{|undefined/);
  });
});

test('a mail that may come because of a stranger never says that its reader did it', () => {
  const byStrangers = names.filter((name) => /confirm|known|parent|asked|taken|reset|link/.test(name));
  for (const name of byStrangers) {
    expect(reasons[name].nl, name).toMatch(/omdat (?:iemand|een kind) /);
    expect(reasons[name].en, name).toMatch(/because (?:somebody|a child) /);
  }
});

test('the street is dim in the dark, and stands out from the sky all the same', () => {
  for (const { colours } of Object.values(looks))
    for (const house of colours.houses) {
      expect(contrast(night(house), '#ffffff')).toBeGreaterThan(contrast(house, '#ffffff'));
      expect(contrast(night(house), colours.dark.tint)).toBeGreaterThan(1.15);
    }
});
