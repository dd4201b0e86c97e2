import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { sheetFormats, type SheetFormat } from '#contract/sheet-files.ts';
import { floatingPanel, menuRow, Popover } from '#app/shell/popover.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { ownWords, useOwnWords } from '#app/ui/words/own-words.ts';

export interface ListHeadProps {
  title: string;
  /** Under the title. */
  lead?: ReactNode;
  /** The file of all that the list finds, straight from the API, in each kind that there is. */
  file?: { files: Readonly<Record<SheetFormat, string>> | undefined; label: string } | undefined;
  /** What else begins here, the most usual one last. */
  children?: ReactNode;
}

const fileWords = ownWords(
  { xlsx: 'Excel (.xlsx)', csv: 'Kommagescheiden (.csv)' },
  { xlsx: 'Excel (.xlsx)', csv: 'Comma-separated (.csv)' },
);

/** The list as a file of either kind. */
function FileChoice({ files, label }: { files: Readonly<Record<SheetFormat, string>>; label: string }) {
  const words = useOwnWords(fileWords);
  return (
    <Popover
      summary={
        <>
          <Download aria-hidden="true" />
          {label}
        </>
      }
      summaryClass={buttonClass({ kind: 'line' })}
      panelClass={`${floatingPanel} max-sm:start-0 max-sm:end-auto`}
    >
      {sheetFormats.toReversed().map((format) => (
        <a key={format} href={files[format]} download className={menuRow}>
          {words[format]}
        </a>
      ))}
    </Popover>
  );
}

/** Four on a tablet nearly fit one line, and a font that comes late would break it: from the start they stand two by two. */
const twoByTwo = 'sm:max-lg:has-[>:nth-child(4)]:grid sm:max-lg:has-[>:nth-child(4)]:grid-cols-[auto_auto]';

/** Over a list: what it is, its file, and what is added to it. */
export function ListHead({ title, lead, file, children }: ListHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="t-h1-staff">{title}</h1>
        {lead && <p className="mt-1 text-soft tnum">{lead}</p>}
      </div>
      <div className={`flex flex-wrap gap-3 ${twoByTwo}`}>
        {file?.files && <FileChoice files={file.files} label={file.label} />}
        {children}
      </div>
    </div>
  );
}
