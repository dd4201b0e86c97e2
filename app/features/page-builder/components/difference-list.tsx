import type { BlockDifference } from '#app/features/page-builder/components/differences.ts';
import { kindOf } from '#app/features/page-builder/components/block-kinds.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';

interface DifferenceListProps {
  differences: readonly BlockDifference[];
  /** What each side is called. */
  before: string;
  after: string;
}

function Side({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <div className="min-w-0 p-3 first:bg-sunken">
      <p className="t-sm text-soft">{title}</p>
      {texts.map((text, at) => (
        // Two may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at} className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ))}
    </div>
  );
}

/** Both texts of each block that differs, beside each other. */
export function DifferenceList({ differences, before, after }: DifferenceListProps) {
  const t = useWords('page-builder');
  const locale = useLocale();
  return (
    <ul className="grid gap-4">
      {differences.map(({ id, type, kind, ...texts }) => (
        <li key={id} className="overflow-hidden rounded-card border border-line">
          <p className="border-b border-line px-3 py-2 font-semibold">
            {kindOf(type).name[locale]} <span className="t-sm text-soft">{t(`difference.${kind}`)}</span>
          </p>
          {kind !== 'moved' && (
            <div className="grid sm:grid-cols-2">
              <Side title={before} texts={texts.before} />
              <Side title={after} texts={texts.after} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
