import type { SafeHtml } from '#contract/rich-text/sanitize.ts';
import { FormattedText } from '#app/ui/formatted-text.tsx';
import type { DescriptionPart } from '#app/features/vacancies/components/view/description-parts.ts';

/** What the author wrote, with headings, lists and links. */
export function Description({ parts, lang }: { parts: readonly DescriptionPart[]; lang?: 'nl' }) {
  return (
    <div lang={lang} className="vacancy-text grid max-w-reading gap-4">
      {/* The text never changes while it is shown, so its order is its identity. */}
      {parts.map((part, at) =>
        part.kind === 'text' ? (
          // oxlint-disable-next-line react/no-array-index-key
          <FormattedText key={at} html={part.html} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <NamedFacts key={at} items={part.items} />
        ),
      )}
    </div>
  );
}

function NamedFacts({ items }: { items: readonly { label: string; html: SafeHtml }[] }) {
  return (
    <dl className="border-b border-line">
      {items.map(({ label, html }) => (
        <div
          key={label}
          className="grid gap-x-4 border-t border-line py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <dt className="text-soft">{label}</dt>
          <dd className="min-w-0">
            <FormattedText html={html} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
