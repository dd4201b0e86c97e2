import Plus from 'lucide-react/icons/plus';
import type { Block, BlockName } from '#contract/blocks/all-blocks.ts';
import type { Locale } from '#contract/locales.ts';
import type { PageType } from '#contract/page-kinds.ts';
import { kindOf } from '#app/features/page-builder/components/block-kinds.ts';
import { newBlock } from '#app/features/page-builder/components/new-block.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';

/** Whole pages to begin with, by the blocks that they have. */
const pageStarts = {
  explain: ['PhotoHero', 'Markdown', 'CallToAction'],
  about: ['ImageTextButtons', 'TextWithUsps', 'QuoteBlock'],
  guide: ['SectionTitle', 'Hotlinks', 'DualCta'],
} as const satisfies Record<string, readonly BlockName[]>;
const newsStarts = {
  text: ['Markdown'],
  story: ['Markdown', 'QuoteBlock', 'CallToAction'],
} as const satisfies Record<string, readonly BlockName[]>;
type Start = keyof typeof pageStarts | keyof typeof newsStarts;

interface EmptySheetProps {
  /** Its blocks begin with texts in its language. */
  page: { pageType: PageType; locale: Locale };
  onAdd: () => void;
  onBegin: (blocks: readonly Block[]) => void;
}

/** One by one: each is new beside those before it. */
async function blocksOf(types: readonly BlockName[], locale: Locale): Promise<readonly Block[]> {
  let blocks: readonly Block[] = [];
  for (const type of types) blocks = [...blocks, await newBlock(type, locale, blocks)];
  return blocks;
}

/** On a page that has nothing yet: the first block, or a whole page to write over. */
export function EmptySheet({ page: { pageType, locale }, onAdd, onBegin }: EmptySheetProps) {
  const t = useWords('page-builder');
  const language = useLocale();
  const starts = Object.entries(pageType === 'default' ? pageStarts : newsStarts) as [
    Start,
    readonly BlockName[],
  ][];
  return (
    <section
      aria-label={t('begin.title')}
      lang={language}
      className="grid justify-items-center gap-6 p-5 [zoom:var(--whole-size)]"
    >
      <button
        type="button"
        onClick={onAdd}
        className="grid w-full justify-items-center gap-3 rounded-card border-2 border-dashed border-edge px-4 py-8 font-semibold text-link hover:border-ink hover:bg-tint"
      >
        <span className="grid size-12 place-content-center rounded-full bg-solid text-onsolid">
          <Plus aria-hidden="true" className="size-6" />
        </span>
        {t('add')}
      </button>
      <div className="w-full">
        <h2 className="t-h4">{t('begin.title')}</h2>
        <ul className="mt-3 grid gap-2 sm:grid-cols-2">
          {starts.map(([name, types]) => (
            <li key={name} className="grid">
              <button
                type="button"
                onClick={() => void blocksOf(types, locale).then(onBegin)}
                className="grid content-center justify-items-start rounded-card border border-line px-4 py-3 text-start text-ink hover:border-edge hover:bg-tint"
              >
                <span className="block font-semibold">{t(`begin.${name}`)}</span>
                <span className="block t-sm text-soft">
                  {types.map((type) => kindOf(type).name[language]).join(', ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
