import { LegalContact } from '#app/features/pages/components/legal-contact.tsx';
import { LegalSections, type LegalSectionView } from '#app/features/pages/components/legal-sections.tsx';
import {
  LegalVersion,
  LegalVersions,
  type LegalVersionFacts,
} from '#app/features/pages/components/legal-versions.tsx';

export interface LegalText {
  title: string;
  lead: string;
  sections: readonly LegalSectionView[];
  others: React.ComponentProps<typeof LegalContact>['others'];
}

/** What every centre tells about itself and its site. */
export default function LegalTextPage({ text, version }: { text: LegalText; version: LegalVersionFacts }) {
  const { title, lead, sections, others } = text;
  return (
    <div className="wrap py-8 lg:py-14">
      <article className="max-w-reading">
        <h1 className="t-h1">{title}</h1>
        <p className="mt-4 t-lead text-soft">{lead}</p>
        <LegalVersion version={version} />
        <LegalSections sections={sections} />
        <LegalContact others={others} />
        <LegalVersions version={version} />
      </article>
    </div>
  );
}
