/** Random pages, and pages that mean harm: what comes out is always a whole page with nothing in it but our own markup. */
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import rehypeParse from 'rehype-parse';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { unified } from 'unified';
import { beforeAll, expect, test } from 'vitest';
import { type Block, type BlockName, blockTypes, readBlocks } from '#contract/blocks/all-blocks.ts';
import { hostileTexts, unsafeAddresses } from '#contract/blocks/hostile-texts.fixtures.ts';
import { anyPage, filledWith, leadingTo, leadsSomewhere } from '#contract/blocks/random-blocks.fixtures.ts';
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
import { readMarkdown } from '#app/features/pages/components/markdown/read-markdown.ts';
import { patience } from '#tests/support/pace.ts';

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

test(
  'any page of 1 to 20 blocks is drawn whole in both languages, with one first heading and no level left out',
  () => {
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
  },
  patience(60_000),
);

/** The elements of a page, whatever its words are. */
const shapeOf = (html: string) => elementsOf(html).map(({ tagName }) => tagName);

test.each(hostileTexts)('%j in every text of every block stays a text', (text) => {
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

test('an unsafe link in any field of any block keeps the block off the page', () => {
  const linked: string[] = [];
  for (const kind of blockTypes) {
    const block = sampleOf(kind, 'nl', 'usual', 'a');
    expect(readBlocks([block]).length, kind.type).toBe(1);
    if (!leadsSomewhere(block)) continue;
    linked.push(kind.type);
    for (const href of unsafeAddresses)
      expect(readBlocks([leadingTo(href, block)]), `${kind.type} ${href}`).toEqual([]);
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
