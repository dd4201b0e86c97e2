import { ProseText, type Prose } from '#app/ui/prose/prose-text.tsx';
import { LegalContact } from '#app/features/pages/components/legal-contact.tsx';

export interface LegalText {
  title: string;
  lead: string;
  sections: readonly { id: string; title: string; prose: Prose[] }[];
  others: React.ComponentProps<typeof LegalContact>['others'];
}

/** What every centre tells about itself and its site. */
export function LegalTextPage({ text: { title, lead, sections, others } }: { text: LegalText }) {
  return (
    <div className="wrap py-8 lg:py-14">
      <article className="max-w-reading">
        <h1 className="t-h1">{title}</h1>
        <p className="mt-4 t-lead text-soft">{lead}</p>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className="mt-10">
            <h2 id={section.id} className="t-h3">
              {section.title}
            </h2>
            <div className="mt-3">
              <ProseText prose={section.prose} />
            </div>
          </section>
        ))}
        <LegalContact others={others} />
      </article>
    </div>
  );
}
