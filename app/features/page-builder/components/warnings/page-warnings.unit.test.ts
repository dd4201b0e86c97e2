import { expect, test } from 'vitest';
import { blockTypes, type Block } from '#contract/blocks/all-blocks.ts';
import { locales } from '#contract/locales.ts';
import { newBlock } from '#app/features/page-builder/components/new-block.ts';
import { textsOf } from '#app/features/page-builder/components/differences.ts';
import { unfinishedOf } from './publish-question.tsx';
import { sampleTextsOf } from './sample-texts.ts';
import { skippedHeading, warningsOf } from './page-warnings.ts';

const page = { title: 'Over ons', showTitleOnPage: true };
const paths = ['/', '/over-ons', '/vacancies/:id', '/nieuws/:slug?'];
const kinds = (blocks: readonly Block[], over: Partial<typeof page> = {}, known: string[] | null = paths) =>
  warningsOf({ page: { ...page, ...over }, blocks, paths: known }).map(({ kind, id }) => `${kind} ${id}`);

const title = (text: string, more: object = {}): Block => ({
  type: 'SectionTitle',
  version: 1,
  id: 'a',
  title: text,
  intro: null,
  ...more,
});
const action = (href: string): Block =>
  ({
    type: 'CallToAction',
    version: 1,
    id: 'a',
    title: 'Doe mee',
    text: 'Nu',
    action: { label: 'Ja', href },
  }) as unknown as Block;
const upload = (alt: string | null, altText: string | null): Block =>
  ({
    type: 'Image',
    version: 1,
    id: 'a',
    caption: null,
    picture: {
      image: { kind: 'upload', id: 'x', picture: { id: 'x', url: '/x', width: 1, height: 1, altText } },
      alt,
      focus: { x: 0.5, y: 0.5 },
    },
  }) as Block;

test.each<[string, readonly Block[], string[]]>([
  ['nothing wrong', [title('Kort')], []],
  [
    'a long title',
    [title('Wij zoeken iemand die elke week een hele middag voor ons koken wil')],
    ['longTitle a'],
  ],
  ['a long title that is hidden', [title('w'.repeat(80), { isHidden: true })], ['allHidden null']],
  ['a photo without words', [upload(null, null)], ['noAlt a']],
  ['a photo with words of its own', [upload(null, 'Een tuin')], []],
  ['a photo that only decorates', [upload('', null)], []],
  ['no photo at all', [{ ...upload(null, null), picture: null } as unknown as Block], []],
  ['a link to a page', [action('/over-ons')], []],
  ['a link to a record', [action('/vacancies/0199?x=1')], []],
  ['a link to the news', [action('/nieuws')], []],
  ['a link to a page in a language', [action('/en/over-ons')], []],
  ['a link elsewhere', [action('https://voorbeeld.nl/weg')], []],
  ['a link to no page', [action('/weg')], ['deadLink a']],
  ['a link to no part of the page', [action('#block-b')], ['deadLink a']],
  ['a link to a part of the page', [action('#block-a')], []],
])('%s', (_name, blocks, expected) => expect(kinds(blocks)).toEqual(expected));

test('where not all pages are known, no link is said to lead nowhere', () =>
  expect(kinds([action('/weg')], {}, null)).toEqual([]));

test('a page whose title is nowhere to be seen says so', () =>
  expect(kinds([title('Kort')], { showTitleOnPage: false })).toEqual(['noTitle null']));

test.each([
  ['## Eerst\n### Dan\n## Weer', undefined],
  ['## Eerst\n#### Te diep', 'Te diep'],
  ['### Meteen te diep', 'Meteen te diep'],
  ['gewone tekst', undefined],
])('in %j the heading that skips a level is %j', (markdown, expected) =>
  expect(skippedHeading(markdown)).toBe(expected),
);

const written = (markdown: string): Block => ({ type: 'Markdown', version: 1, id: 'm', markdown }) as Block;
const cards = { type: 'FourCards', version: 1, id: 'c', title: 'Kaarten', cards: [] } as unknown as Block;

test.each<[string, readonly Block[], string[]]>([
  ['under the title of the page', [written('### Te diep')], ['headingOrder m']],
  ['under a heading of the page', [title('Kop'), written('### Eronder')], []],
  ['two levels under a heading', [title('Kop'), written('#### Te diep')], ['headingOrder m']],
  ['under cards, which have headings', [cards, written('#### Eronder')], []],
  ['under a heading of another text', [written('## Kop'), written('### Eronder')], []],
  [
    'under a heading that is hidden',
    [title('Kop', { isHidden: true }), written('### Te diep')],
    ['headingOrder m'],
  ],
])('a heading %s goes by what stands above its text', (_name, blocks, expected) =>
  expect(kinds(blocks)).toEqual(expected),
);

test.each<[string, string[]]>([
  ['Lees [over ons](/over-ons) en [meer](https://voorbeeld.nl/weg).', []],
  ['Lees [over ons](/weg).', ['deadLink m']],
  ['Lees [](/over-ons) en [ ](https://voorbeeld.nl).', ['emptyLink m', 'emptyLink m']],
  ['![](/over-ons)', []],
  ['Volg [het nieuws](/feed/news.atom).', []],
])('the links of the text %j are looked at', (markdown, expected) =>
  expect(kinds([written(markdown)])).toEqual(expected),
);

test.each([
  [null, ['noForm']],
  ['5f0c8f4e-3c0a-4c59-9d35-3a1b6f1f2a10', []],
  ['5f0c8f4e-3c0a-4c59-9d35-3a1b6f1f2a11', ['draftForm']],
  ['5f0c8f4e-3c0a-4c59-9d35-3a1b6f1f2a12', ['lostForm']],
  ['5f0c8f4e-3c0a-4c59-9d35-3a1b6f1f2a13', ['ownForm']],
])('a block for the form %j', (formId, expected) => {
  const block: Block = {
    type: 'BuilderForm',
    id: 'f',
    version: 1,
    title: null,
    intro: null,
    formId,
    closedText: null,
  };
  const forms = [
    { value: '5f0c8f4e-3c0a-4c59-9d35-3a1b6f1f2a10', hiddenAs: null },
    { value: '5f0c8f4e-3c0a-4c59-9d35-3a1b6f1f2a11', hiddenAs: 'draft' },
    { value: '5f0c8f4e-3c0a-4c59-9d35-3a1b6f1f2a13', hiddenAs: 'own' },
  ] as const;
  expect(warningsOf({ page, blocks: [block], paths, forms }).map(({ kind }) => kind)).toEqual(expected);
  const unknown = warningsOf({ page, blocks: [block], paths, forms: null });
  expect(unknown.map(({ kind }) => kind)).toEqual(formId === null ? ['noForm'] : []);
});

test('a sentence that is still the one of the sample is told with its block, a word on a button is not', () => {
  const sample = 'Zo ziet een tussenkop eruit als voorbeeld';
  const told = (blocks: readonly Block[], samples = { SectionTitle: [sample, 'Lees meer'] }) =>
    warningsOf({ page, blocks, paths, samples }).map(({ kind, id, about }) => `${kind} ${id} ${about}`);
  expect(told([title(sample)])).toEqual([`sampleText a ${sample}`]);
  expect(told([title('Lees meer')])).toEqual([]);
  expect(told([title(`${sample}!`)])).toEqual([]);
  expect(told([title(sample, { isHidden: true }), title('Kort', { id: 'b' })])).toEqual([]);
  expect(warningsOf({ page, blocks: [title(sample)], paths })).toEqual([]);
});

test('a page without a block says so', () => expect(kinds([])).toEqual(['nothing null']));

const everyKind = blockTypes.flatMap(({ type }) => locales.map((locale) => [type, locale] as const));
test.each(everyKind)('%s in %s does not go online untouched without a question', async (type, locale) => {
  const block = await newBlock(type, locale, []);
  const samples = await sampleTextsOf([type], locale);
  const asked = unfinishedOf(warningsOf({ page, blocks: [block], paths: null, samples }));
  // A picture or a list that fills itself has no words that somebody could have meant.
  const ofWords = textsOf(block).length > 0 ? ['sampleText'] : [];
  expect(asked.map(({ kind }) => kind)).toEqual(type === 'BuilderForm' ? ['noForm', ...ofWords] : ofWords);
});
