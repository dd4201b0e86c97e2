/** The texts with which a block begins, so that those that nobody changed can be told. */
import { useEffect, useState } from 'react';
import type { Block, BlockName } from '#contract/blocks/all-blocks.ts';
import { textsOf } from '#app/features/page-builder/components/differences.ts';
import { newBlock } from '#app/features/page-builder/components/new-block.ts';
import type { Locale } from '#contract/locales.ts';

export type SampleTexts = Readonly<Partial<Record<BlockName, readonly string[]>>>;

/** Of these kinds of block, in a language. */
export async function sampleTextsOf(types: readonly BlockName[], locale: Locale): Promise<SampleTexts> {
  const found = await Promise.all(
    types.map(async (type) => [type, textsOf(await newBlock(type, locale, []))] as const),
  );
  return Object.fromEntries(found);
}

/** Of the kinds that are on the page; fetched once each. */
export function useSampleTexts(page: readonly Block[], locale: Locale): SampleTexts {
  const [samples, setSamples] = useState<SampleTexts>({});
  const missing = [...new Set(page.map(({ type }) => type))].filter((type) => !(type in samples));
  const wanted = missing.join(' ');
  useEffect(() => {
    if (wanted === '') return undefined;
    let isThere = true;
    const ask = async () => {
      const more = await sampleTextsOf(wanted.split(' ') as BlockName[], locale);
      if (isThere) setSamples((known) => ({ ...known, ...more }));
    };
    void ask();
    return () => {
      isThere = false;
    };
  }, [wanted, locale]);
  return samples;
}
