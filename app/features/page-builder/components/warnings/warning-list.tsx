import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { PageWarning } from '#app/features/page-builder/components/warnings/page-warnings.ts';
import { useWords } from '#app/i18n/words.ts';

interface WarningListProps {
  warnings: readonly PageWarning[];
  /** Opens the block; left out where it is open. */
  onChoose?: (id: string | null) => void;
}

/** What visitors may stumble over, each leading to its block. */
export function WarningList({ warnings, onChoose }: WarningListProps) {
  const t = useWords('page-builder');
  if (warnings.length === 0) return null;
  return (
    <ul aria-label={t('warnings')} className="mt-4 grid gap-2">
      {warnings.map((warning, at) => {
        const { kind, id, about } = warning;
        const words = t(`warning.${kind}`, { about });
        return (
          // The same may be wrong twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="flex gap-2.5 rounded-ctl bg-warnbg p-3 t-sm text-warn">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 max-[17rem]:hidden" />
            {onChoose && id !== null ? (
              <button
                type="button"
                onClick={() => onChoose(id)}
                className="text-start wrap-anywhere underline"
              >
                {words}
              </button>
            ) : (
              <span className="wrap-anywhere">{words}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
