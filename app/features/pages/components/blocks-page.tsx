import type { ComponentProps } from 'react';
import type { BlockName } from '#contract/blocks/all-blocks.ts';
import type { Locale } from '#contract/locales.ts';
import type { PageLayout } from '#contract/page-kinds.ts';
import { PageBlocks } from '#app/features/pages/components/blocks/page-blocks.tsx';
import { useLocale } from '#app/i18n/words.ts';

type Blocks = ComponentProps<typeof PageBlocks>;
export interface BlocksPageProps {
  page: {
    title: string;
    showTitleOnPage: boolean;
    pageLayout: PageLayout;
    language: Locale;
    blocks: Blocks['blocks'];
  };
  data: Blocks['data'];
  around?: Blocks['around'];
}

/** Each block as wide as the column that it stands in. */
const inColumn = 'min-w-0 [--wrap-padding:0px] [--wrap-width:none]';

/** The blocks of a page in a column of the screen. The page's own title stands over it. */
export function BlocksColumn({ page: { title, language, blocks }, data, around }: BlocksPageProps) {
  return (
    <div lang={useOtherLanguage(language)} className={inColumn}>
      <PageBlocks title={title} isTitleShown={false} hasTitle blocks={blocks} data={data} around={around} />
    </div>
  );
}

/** That of the page, where it is not the one of the screen. */
const useOtherLanguage = (language: Locale) => (useLocale() === language ? undefined : language);

/** What stands beside the text in a page with a side column: what leads elsewhere. */
const beside: readonly BlockName[] = ['Hotlinks', 'CallToAction', 'DualCta', 'QuoteBlock', 'LogoBar'];

function TwoColumns({ page, data, around }: BlocksPageProps) {
  const side = page.blocks.filter(({ type }) => beside.includes(type));
  const main = page.blocks.filter(({ type }) => !beside.includes(type));
  return (
    <div className="wrap grid gap-x-16 py-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className={inColumn}>
        <PageBlocks
          title={page.title}
          isTitleShown={page.showTitleOnPage}
          blocks={main}
          data={data}
          around={around}
        />
      </div>
      {side.length > 0 && (
        <aside className={inColumn}>
          <PageBlocks
            title={page.title}
            isTitleShown={false}
            hasTitle
            blocks={side}
            data={data}
            around={around}
          />
        </aside>
      )}
    </div>
  );
}

/** As wide as its layout says; in its own language, where that is not the one of the screen. */
export function BlocksPage({ page, data, around }: BlocksPageProps) {
  const { title, showTitleOnPage, pageLayout, language, blocks } = page;
  return (
    <div
      lang={useOtherLanguage(language)}
      className={pageLayout === 'narrow' ? '[--wrap-width:50rem]' : undefined}
    >
      {pageLayout === 'side_column' ? (
        <TwoColumns page={page} data={data} around={around} />
      ) : (
        <PageBlocks
          title={title}
          isTitleShown={showTitleOnPage}
          blocks={blocks}
          data={data}
          around={around}
        />
      )}
    </div>
  );
}
