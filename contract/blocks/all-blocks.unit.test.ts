import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { link } from '../block-fields.ts';
import { blocks, blockTypes, pageBlocks, readBlocks, upgradedBlock } from './all-blocks.ts';

/** As the first version stored them, one of each that has a later one. */
const first: Record<string, Record<string, unknown>> = {
  DynamicCards: { title: 'Hard nodig', intro: null, source: 'closing_soon', count: 4 },
  TextWithUsps: {
    title: 'Waarom',
    intro: 'Omdat',
    imageKey: 'koffie',
    points: [{ icon: 'heart', title: 'Fijn', text: 'Samen' }],
  },
  QuoteBlock: { quote: 'Ik zet de stoelen klaar.', name: 'Kwame', role: 'gastheer', personKey: 'kwame' },
  CallToAction: {
    title: 'Handen nodig?',
    text: 'Zet je vacature erop.',
    imageKey: 'soep',
    actions: [{ label: 'Meld aan', href: '/organizations/signup' }],
  },
  LogoBar: { title: 'Mogelijk gemaakt door', logos: [{ name: 'Gemeente', icon: 'landmark' }] },
};

test('every kind with a later version has its first one here', () => {
  const grown = blockTypes.filter(({ version }) => version > 1).map(({ type }) => type);
  expect(Object.keys(first).toSorted()).toEqual(grown.toSorted());
});

test.each(Object.keys(first))('the first version of %s is read as the newest', (type) => {
  const stored = { type, id: 'a', ...first[type] };
  const [read] = readBlocks([stored]);
  expect(read).toMatchObject({ type, version: blockTypes.find((one) => one.type === type)?.version });
  expect(upgradedBlock(read), 'what is new stays as it is').toEqual(read);
});

test('what the first version showed is shown', () => {
  const read = readBlocks(Object.entries(first).map(([type, fields]) => ({ type, id: 'a', ...fields })));
  const drawing = (key: string, alt: string | null) => ({
    picture: { image: { kind: 'drawing', key }, alt, focus: { x: 0.5, y: 0.5 } },
  });
  expect(read).toMatchObject([
    { source: 'closing_soon', category: null, near: null, count: 4 },
    drawing('koffie', null),
    drawing('kwame', ''),
    drawing('soep', null),
    { logos: [{ name: 'Gemeente', icon: 'landmark', picture: null, href: null }] },
  ]);
});

test('a block that nobody knows, of a later version, or broken, leaves the others as they are', () => {
  const title = { type: 'SectionTitle', id: 'a', title: 'Kop', intro: null };
  const read = readBlocks([
    { type: 'Onbekend', id: 'b' },
    { ...title, version: 99 },
    { ...title, title: 7 },
    null,
    'tekst',
    { type: 'LogoBar', id: 'c', title: 'Door', logos: 'stuk' },
    title,
  ]);
  expect(read).toEqual([{ ...title, version: 1 }]);
});

test('an upgrade adds a version, and each has its own name', () => {
  for (const { type, version, upgrades, schema } of blockTypes) {
    expect(version, type).toBe(upgrades.length + 1);
    expect(schema.def.shape.type.def.values, type).toEqual([type]);
  }
  expect(new Set(blockTypes.map(({ type }) => type)).size).toBe(blockTypes.length);
});

test('two blocks of a page never have one id, and an id is part of an address', () => {
  const title = { type: 'SectionTitle', id: 'a', version: 1, title: 'Kop', intro: null };
  expect(z.safeParse(pageBlocks, [title, { ...title, id: 'b' }]).success).toBe(true);
  expect(z.safeParse(pageBlocks, [title, title]).success).toBe(false);
  for (const id of ['', 'A', 'a b', '-a', 'a"b', 'é'])
    expect(z.safeParse(blocks, { ...title, id }).success, id).toBe(false);
});

test.each([
  ['voorbeeld.nl', 'https://voorbeeld.nl'],
  ['https://voorbeeld.nl/a?b=c#d', 'https://voorbeeld.nl/a?b=c#d'],
  ['iemand@voorbeeld.nl', 'mailto:iemand@voorbeeld.nl'],
  ['06 12345678', 'tel:+31612345678'],
  ['https:elders.nl', 'https://elders.nl'],
  [String.raw`https:\\elders.nl`, 'https://elders.nl'],
  [' /nieuws ', '/nieuws'],
  ['#vragen', '#vragen'],
])('a link to %s leads to %s', (typed, href) => {
  expect(z.parse(link, { label: 'Lees meer', href: typed }).href).toBe(href);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//elders.nl',
  String.raw`/\elders.nl`,
  'https:elders',
  '',
])('a link to %s is refused, and says so', (href) => {
  const read = z.safeParse(link, { label: 'Lees meer', href });
  expect(read.success).toBe(false);
  expect(JSON.stringify(read.error?.issues)).toContain('invalid_link');
});
