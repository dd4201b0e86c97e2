import type { SafeHtml } from '#contract/rich-text/sanitize.ts';
import { FormattedText } from '#app/ui/formatted-text.tsx';
import { ProseText, type Prose } from '#app/ui/prose/prose-text.tsx';

export interface LegalSectionView {
  id: string;
  title: string;
  lang?: string;
  prose: Prose[];
  /** What the centre says there. */
  added: { title: { text: string; lang?: string } | null; html: SafeHtml; lang?: string } | null;
}

/** What stands in a section: the text of the product, and that of the centre below it. */
export function LegalSectionText({ section: { prose, added } }: { section: LegalSectionView }) {
  return (
    <>
      <ProseText prose={prose} />
      {added && (
        <div className={prose.length > 0 ? 'mt-4' : undefined}>
          {added.title && (
            <h3 lang={added.title.lang} className="mb-2 t-h4 [overflow-wrap:anywhere]">
              {added.title.text}
            </h3>
          )}
          <FormattedText html={added.html} lang={added.lang} />
        </div>
      )}
    </>
  );
}

/** The sections of a page as its readers get them. */
export function LegalSections({ sections }: { sections: readonly LegalSectionView[] }) {
  return sections.map((section) => (
    <section key={section.id} aria-labelledby={section.id} className="mt-10">
      <h2 id={section.id} lang={section.lang} className="t-h3 [overflow-wrap:anywhere]">
        {section.title}
      </h2>
      <div className="mt-3">
        <LegalSectionText section={section} />
      </div>
    </section>
  ));
}
