/** Random pages, and pages that mean harm: what comes out is always a whole page with nothing in it but our own markup. */
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import rehypeParse from 'rehype-parse';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { unified } from 'unified';
import { beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { type Block, type BlockName, blockTypes, readBlocks } from '#contract/blocks/all-blocks.ts';
import { locales, type Locale } from '#contract/locales.ts';
import { linkAddress } from '#contract/rich-text/link-address.ts';
import { serverWords } from '#app/i18n/all-words.server.ts';
import { WordsOfPage } from '#app/i18n/words.ts';
import { folderOf } from '#app/features/pages/components/blocks/block-place.ts';
import type { BlockSamples } from '#app/features/pages/components/blocks/block-sample.ts';
import { PageBlocks } from '#app/features/pages/components/blocks/page-blocks.tsx';
import {
  sampleBlock,
  type SampleState,
  sampleStates,
} from '#app/features/pages/components/blocks/sample-states.ts';
import { limitsOf } from '#app/features/pages/components/blocks/schema-limits.ts';
import { readMarkdown } from '#app/features/pages/blocks/markdown/read-markdown.server.ts';

const samples = import.meta.glob<BlockSamples<BlockName, unknown>>('../../blocks/*/sample.ts', {
  eager: true,
  import: 'default',
});
const folders = Object.keys(import.meta.glob('../../blocks/*/{block,fields,sample}.{ts,tsx}'));

interface TreeNode {
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

function pageOf(blocks: readonly Block[], locale: Locale, isTitleShown = true) {
  const data = Object.fromEntries(
    blocks.map((block) => [
      block.id,
      block.type === 'Markdown'
        ? readMarkdown(block.markdown)
        : samples[`../../blocks/${folderOf(block.type)}/sample.ts`]?.[locale].data,
    ]),
  );
  const element = <PageBlocks title="Pagina" isTitleShown={isTitleShown} blocks={blocks} data={data} />;
  return (
    <WordsOfPage value={serverWords(locale)}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </WordsOfPage>
  );
}

const drawn = (...asked: Parameters<typeof pageOf>): string => renderToString(pageOf(...asked));

const sampleOf = (kind: (typeof blockTypes)[number], locale: Locale, state: SampleState, id: string) => {
  const { fields } = samples[`../../blocks/${folderOf(kind.type)}/sample.ts`]?.[locale] ?? { fields: {} };
  return sampleBlock(kind, fields, { id, state, locale });
};

// What draws a block is fetched once; from then on all are there at once.
beforeAll(async () => {
  await prerender(
    pageOf(
      blockTypes.map((kind, at) => sampleOf(kind, 'nl', 'usual', `b${at}`)),
      'nl',
    ),
  );
});

function elementsOf(html: string): TreeNode[] {
  const all: TreeNode[] = [];
  const visit = (node: TreeNode): void => {
    if (node.tagName) all.push(node);
    for (const child of node.children ?? []) visit(child);
  };
  visit(unified().use(rehypeParse, { fragment: true }).parse(html) as TreeNode);
  return all;
}

/** Levels of the headings, in their order. */
const levelsIn = (html: string) =>
  elementsOf(html).flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName ?? '') ? [Number(tagName?.[1])] : []));

/** What of a page could run, style it, or lead where no link may. */
function harmIn(html: string): string[] {
  return elementsOf(html).flatMap(({ tagName = '', properties = {} }) => [
    ...(/^(script|style|iframe|object|embed|base|meta|foreignobject)$/i.test(tagName) ? [tagName] : []),
    ...Object.entries(properties).flatMap(([name, value]) => {
      const text = String(value);
      if (/^on|^srcdoc$|^xlinkhref$|^srcset$/i.test(name)) return [`${tagName} ${name}`];
      if (name === 'href' && tagName === 'a' && linkAddress(text) === undefined) return [`href ${text}`];
      // React asks for a picture that is needed at once before anything else.
      if (name === 'rel' && tagName === 'link' && text !== 'preload') return [`link ${text}`];
      if ((name === 'src' || (name === 'href' && tagName === 'link')) && !/^\/(?![/\\])/.test(text))
        return [`src ${text}`];
      if (name === 'style' && !/^(object-position:[\d.]+% [\d.]+%|(--[a-z]+:[^;"<]+;?)+)$/.test(text))
        return [`style ${text}`];
      return [];
    }),
  ]);
}

const hrefs = ['/nieuws', '#deel', 'https://voorbeeld.nl/a?b=c', 'mailto:a@voorbeeld.nl', 'tel:0612345678'];
const picture = fc.record({
  image: fc.record({ kind: fc.constant('drawing'), key: fc.constantFrom('koffie', 'kwame', 'weg') }),
  alt: fc.constantFrom(null, '', 'Een tuin'),
  focus: fc.record({ x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.constantFrom(0, 0.5, 1) }),
});

/** Any text that a field takes: one line of it, without control characters. */
const textUpTo = (most: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(most, 60) })
    .map((text) => text.slice(0, most).trim())
    // oxlint-disable-next-line no-control-regex
    .map((text) => text.replaceAll(/[\u0000-\u001f\u007f]/g, '').normalize('NFC') || 'a');

/** What is no text, by the name of its field. */
const named: Record<string, fc.Arbitrary<unknown>> = {
  href: fc.constantFrom(...hrefs),
  picture,
  icon: fc.constantFrom('heart', 'geen-icoon', 'constructor', '__proto__'),
  address: fc.constant('https://youtu.be/aqz-KE-bpKQ'),
  formId: fc.uuid({ version: 4 }),
  category: fc.constant('language'),
  imageSide: fc.constantFrom('left', 'right'),
  source: fc.constant('newest'),
  count: fc.integer({ min: 2, max: 9 }),
};

function valueOf(schema: z.ZodMiniType, name = ''): fc.Arbitrary<unknown> {
  const { mayBeNull, least = 0, most = 1, item, fields } = limitsOf(schema);
  const whole = (): fc.Arbitrary<unknown> => {
    if (named[name]) return named[name];
    if (item) return fc.array(valueOf(item), { minLength: least, maxLength: most });
    if (fields) return recordOf(fields);
    return textUpTo(most);
  };
  return mayBeNull ? fc.option(whole(), { freq: 4 }) : whole();
}

const recordOf = (fields: Readonly<Record<string, z.ZodMiniType>>) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, valueOf(field, key)])));

const anyBlock = fc.oneof(
  ...blockTypes.map(({ type, version, fields }) =>
    recordOf(fields).map((own) => ({ type, version, ...own }) as unknown as Block),
  ),
);
const anyPage = fc
  .array(anyBlock, { minLength: 1, maxLength: 20 })
  .map((page) => page.map((block, at) => ({ ...block, id: `b${at}` })));

test('any page of 1 to 20 blocks is drawn whole in both languages, with one first heading and no level left out', () => {
  fc.assert(
    fc.property(anyPage, fc.constantFrom(...locales), fc.boolean(), (page, locale, isShown) => {
      const read = readBlocks(page);
      expect(read.length, 'every block is as its schema wants it').toBe(page.length);
      const html = drawn(read, locale, isShown);
      expect(harmIn(html)).toEqual([]);
      // So React leaves out what threw while it was drawn.
      expect(html).not.toContain('<!--$!-->');
      const levels = levelsIn(html);
      expect(levels.filter((level) => level === 1)).toEqual([1]);
      expect(levels[0]).toBe(1);
      for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThan(2);
    }),
    { numRuns: 60 },
  );
}, 60_000);

const hostile = [
  '<script>hit()</script>',
  '<img src=x onerror=hit()>',
  '<svg onload=hit()><a xlink:href="javascript:hit()"><text>x</text></a></svg>',
  '"><iframe srcdoc="<script>hit()</script>">',
  '</h2><style>*{display:none}</style>',
  '<a href="javascript:hit()" style="position:fixed">x</a>',
  '[x](javascript:hit()) ![y](https://elders.nl/p.png) <b onclick=hit()>',
  '[x](//elders.nl) [y](data:text/html,<script>hit()</script>)',
  '| a | b |\n| --- | --- |\n| <img src=x onerror=hit()> | [z](vbscript:hit()) |',
  '{{constructor.constructor("hit()")()}} ${hit()}',
  "';hit();//--></title></textarea>",
  'url(javascript:hit()) expression(hit()) </style>',
  '\u202Etxt.exe\u2066 &#x3C;script&#x3E;hit()&#x3C;/script&#x3E;',
];

const tuin = { image: { kind: 'drawing', key: 'tuin' }, focus: { x: 0.1, y: 0.9 } };

/** Every text of these fields is this one, as far as it fits. */
function filledWith(text: string, values: object, fields: Readonly<Record<string, z.ZodMiniType>>): object {
  const filled = (value: unknown, schema: z.ZodMiniType, name = ''): unknown => {
    const { item, fields: inner, most } = limitsOf(schema);
    if (name === 'picture') return { ...tuin, alt: text.slice(0, 250) };
    if (value === null || name in named) return value;
    if (item) return (value as unknown[]).map((one) => filled(one, item));
    if (inner) return filledWith(text, value as object, inner);
    return most === undefined
      ? value
      : text
          .replaceAll('\n', most > 5000 ? '\n' : ' ')
          .slice(0, most)
          .trim();
  };
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      filled((values as Record<string, unknown>)[key], field, key),
    ]),
  );
}

/** The elements of a page, whatever its words are. */
const shapeOf = (html: string) => elementsOf(html).map(({ tagName }) => tagName);

test.each(hostile)('%j in every text of every block stays a text', (text) => {
  for (const locale of locales) {
    const [evil = [], plain = []] = [text, 'a'.repeat(10)].map((words) =>
      readBlocks(
        blockTypes.map((kind, at) => {
          const block = sampleOf(kind, locale, 'usual', `b${at}`);
          return { ...block, ...(filledWith(words, block, kind.fields) as object) };
        }),
      ),
    );
    expect(evil.map(({ type }) => type)).toEqual(blockTypes.map(({ type }) => type));
    expect(harmIn(drawn(evil, locale))).toEqual([]);
    // Markdown has elements of its own.
    const others = (blocks: readonly Block[]) => blocks.filter(({ type }) => type !== 'Markdown');
    expect(shapeOf(drawn(others(evil), locale))).toEqual(shapeOf(drawn(others(plain), locale)));
  }
});

const unsafe = [
  'javascript:hit()',
  ' java\tscript:hit()',
  'data:text/html,x',
  '//elders.nl',
  '/\\elders.nl',
  'file:///x',
];

test('an unsafe link in any field of any block keeps the block off the page', () => {
  const changed = (value: unknown, href: string): unknown =>
    Array.isArray(value)
      ? value.map((one) => changed(one, href))
      : value !== null && typeof value === 'object'
        ? Object.fromEntries(
            Object.entries(value).map(([key, own]) => [
              key,
              key === 'href' || key === 'address' ? href : changed(own, href),
            ]),
          )
        : value;
  const linked: string[] = [];
  for (const kind of blockTypes) {
    const block = sampleOf(kind, 'nl', 'usual', 'a');
    expect(readBlocks([block]).length, kind.type).toBe(1);
    if (!/"(href|address)"/.test(JSON.stringify(block))) continue;
    linked.push(kind.type);
    for (const href of unsafe) expect(readBlocks([changed(block, href)]), `${kind.type} ${href}`).toEqual([]);
  }
  expect(linked.length).toBeGreaterThan(7);
});

test('each kind of block has its folder with what draws it, its fields and its sample, and each sample fits its schema', () => {
  const wanted = blockTypes.flatMap(({ type }) =>
    ['block.tsx', 'fields.ts', 'sample.ts'].map((file) => `../../blocks/${folderOf(type)}/${file}`),
  );
  expect(folders.toSorted()).toEqual(wanted.toSorted());
  for (const kind of blockTypes)
    for (const locale of locales)
      for (const state of sampleStates) {
        const block = sampleOf(kind, locale, state, 'a');
        expect(readBlocks([block]), `${kind.type} ${locale} ${state}`).toEqual([block]);
      }
});
