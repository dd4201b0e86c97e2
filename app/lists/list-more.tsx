import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { sheetFormats, type SheetFormat } from '#contract/sheet-files.ts';
import { floatingPanel, menuRow, Popover } from '#app/shell/popover.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { Link } from '#app/ui/link.tsx';
import { ownWords, useOwnWords } from '#app/ui/words/own-words.ts';

/** What else begins over a list, seldom enough to stand in its menu. */
export interface ListWay {
  href: string;
  label: string;
  icon: ReactNode;
}

export interface ListMoreProps {
  /** Those that are false are left out. */
  ways?: readonly (ListWay | false)[] | undefined;
  /** The file of all that the list finds, straight from the API, in each kind that there is. */
  file?: { files: Readonly<Record<SheetFormat, string>> | undefined; label: string } | undefined;
}

const words = ownWords(
  { more: 'Meer', xlsx: 'Excel (.xlsx)', csv: 'Kommagescheiden (.csv)' },
  { more: 'More', xlsx: 'Excel (.xlsx)', csv: 'Comma-separated (.csv)' },
);

/** Behind one button what is not done every day: other ways to add, many at once, the list as a file. Nothing where there is none. */
export function ListMore({ ways, file }: ListMoreProps) {
  const { more, ...kinds } = useOwnWords(words);
  const there = (ways ?? []).filter((way) => way !== false);
  const files = file?.files;
  if (there.length === 0 && !files) return null;
  return (
    // On a phone its panel is as wide as the page, wherever the button stands.
    <div className="sm:relative">
      <Popover
        isUnderBar
        summary={
          <>
            <Ellipsis aria-hidden="true" />
            {more}
          </>
        }
        summaryClass={buttonClass({ kind: 'line' })}
        panelClass={`${floatingPanel} max-sm:inset-x-4 max-sm:top-auto max-sm:w-auto`}
      >
        {there.map(({ href, icon, label }) => (
          <Link key={href} href={href} className={menuRow}>
            {icon}
            {label}
          </Link>
        ))}
        {files && (
          <div
            role="group"
            aria-label={file.label}
            className={there.length > 0 ? 'mt-2 border-t border-line pt-2' : ''}
          >
            <p aria-hidden="true" className="px-3 py-1.5 t-sm font-semibold text-soft">
              {file.label}
            </p>
            {sheetFormats.toReversed().map((format) => (
              <a key={format} href={files[format]} download className={menuRow}>
                <Download aria-hidden="true" />
                {kinds[format]}
              </a>
            ))}
          </div>
        )}
      </Popover>
    </div>
  );
}
